import type { BrokenRule, RuleName, RuleParams } from '../rules/rule.ts';

/** A step into a value: an attribute's name or the index of an item. */
export type PathStep = string | number;

/** One rule that an entry breaks, and the path: `['links', 0, 'url']`. */
export interface ValidationIssue extends BrokenRule {
  readonly path: readonly PathStep[];
}

/** Returns the text of a path in messages: `links[0].url` for `['links', 0, 'url']`. */
export function pathText(path: readonly PathStep[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** Parses the text of `pathText`. */
export function parsePath(text: string): readonly PathStep[] {
  return [...text.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) =>
    index === undefined ? step : Number(index),
  );
}

/** Returns the first issue of each path, by its text; forms show one message per field. */
export function firstIssues(issues: readonly ValidationIssue[]): ReadonlyMap<string, ValidationIssue> {
  const first = new Map<string, ValidationIssue>();
  for (const issue of issues) {
    const path = pathText(issue.path);
    if (!first.has(path)) first.set(path, issue);
  }
  return first;
}

/** The maximum length of values in messages, so that an error contains no whole document. */
const maxValueLength = 200;

/** The ends of the English sentences, after the path. */
const phrases: Readonly<Record<RuleName, (params: RuleParams) => string>> = {
  required: () => 'is a required field',
  defined: () => 'must be defined.',
  type: ({ type, ...rest }) =>
    `must be a \`${String(type)}\` type${'value' in rest ? `, but the final value was: \`${printed(rest['value'])}\`.` : '.'}`,
  email: () => 'must be a valid email',
  // The list ends in a comma because null, which prints as nothing, is its last member.
  enum: ({ values }) =>
    `must be one of the following values: ${Array.isArray(values) ? values.join(', ') : ''}, `,
  integer: () => 'must be an integer',
  biginteger: () => 'must be a whole number',
  date: () => 'Invalid format, expected yyyy-MM-dd',
  time: () => 'Invalid time format, expected HH:mm:ss.SSS',
  datetime: () => 'Invalid format, expected a timestamp or an ISO date',
  json: () => 'must be valid JSON',
  blocks: ({ fault }) => blocksSentence(fault),
  minLength: ({ min }) => `must be at least ${String(min)} characters`,
  maxLength: ({ max }) => `must be at most ${String(max)} characters`,
  regex: ({ regex }) => `must match the following: "${String(new RegExp(String(regex)))}"`,
  // The expression in the form of the contract.
  uid: () => 'must match the following: "/^[A-Za-z0-9-_.~]*$/"',
  lowercase: () => 'must be a lowercase string',
  uppercase: () => 'must be a upper case string',
  min: ({ min }) => `must be greater than or equal to ${String(min)}`,
  max: ({ max }) => `must be less than or equal to ${String(max)}`,
  positive: () => 'must be a positive number',
  negative: () => 'must be a negative number',
  minItems: ({ min }) => `field must have at least ${String(min)} items`,
  maxItems: ({ max }) => `field must have less than or equal to ${String(max)} items`,
  unique: () => 'This attribute must be unique',
};

/** Sentences without the path in front. */
const standalone: ReadonlySet<RuleName> = new Set(['unique', 'blocks', 'date', 'time', 'datetime']);

/** Returns the English sentence of an issue in error responses: `links[0].url must be at least 3 characters`. */
export function formatIssue({ path, rule, params }: ValidationIssue): string {
  const phrase = phrases[rule](params);
  return standalone.has(rule) ? phrase : `${pathText(path)} ${phrase}`;
}

function blocksSentence(fault: unknown): string {
  switch (fault) {
    case 'url':
      return 'Please specify a valid link.';
    case 'node':
      return 'Block node is of invalid type';
    case 'depth':
      return 'Block node is nested too deeply';
    case 'length':
      return 'Block node has a text that is too long';
    default:
      return `Block node has an invalid ${String(fault)}`;
  }
}

function printed(value: unknown): string {
  const text = value === undefined ? 'undefined' : (JSON.stringify(value, null, 2) ?? typeof value);
  return text.length > maxValueLength ? `${text.slice(0, maxValueLength)}…` : text;
}
