import type { TLocalizedValidationError } from 'typebox/error';
import type { ValidationDetail } from './app-error.ts';

type Issue = TLocalizedValidationError;

function pathOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `links[0].url`, the way messages name a value. */
function nameOf(path: readonly string[]): string {
  return path.reduce((name, part) => {
    if (/^\d+$/.test(part)) return `${name}[${part}]`;
    return name === '' ? part : `${name}.${part}`;
  }, '');
}

function detail(path: readonly string[], message: string): ValidationDetail {
  return { path, message, name: 'ValidationError' };
}

type Keyword = Issue['keyword'];
type Params<K extends Keyword> = Extract<Issue, { readonly keyword: K }>['params'];

/** What follows the name of a value, by the rule that it breaks. */
const sentences: { readonly [K in Keyword]?: (params: Params<K>) => string } = {
  type: ({ type }) => `must be a \`${String(type)}\` type`,
  minLength: ({ limit }) => (limit === 1 ? 'is a required field' : `must be at least ${limit} characters`),
  maxLength: ({ limit }) => `must be at most ${limit} characters`,
  format: ({ format }) => `must be a valid ${format}`,
  pattern: () => 'is not in the expected form',
  minimum: ({ limit }) => `must be greater than or equal to ${limit}`,
  maximum: ({ limit }) => `must be less than or equal to ${limit}`,
  minItems: ({ limit }) => `field must have at least ${limit} items`,
  maxItems: ({ limit }) => `field must have less than or equal to ${limit} items`,
  enum: ({ allowedValues }) => `must be one of the following values: ${allowedValues.join(', ')}`,
};

/** Refused keys are reported by the object that holds them, not once more by themselves. */
function describe(issue: Issue, name: string): string | null {
  if (issue.keyword === 'boolean') return null;
  const sentence = sentences[issue.keyword] as ((params: Issue['params']) => string) | undefined;
  return `${name} ${sentence?.(issue.params) ?? 'is invalid'}`;
}

/** Keys in alphabetical order, one detail each: `email is a required field`. */
function missing(path: readonly string[], keys: readonly string[]): readonly ValidationDetail[] {
  return keys.toSorted().map((key) => {
    const full = [...path, key];
    return detail(full, `${nameOf(full)} is a required field`);
  });
}

/** A choice of shapes reports each branch's failure as well; only the most telling one is kept. */
function withoutBranches(issues: readonly Issue[]): readonly Issue[] {
  const choices = issues.filter((issue) => issue.keyword === 'anyOf');
  return issues.filter((issue) => {
    if (issue.keyword === 'anyOf') {
      return !issues.some((other) => isBranchOf(other, issue) && !isOtherType(other));
    }
    return !isOtherType(issue) || !choices.some((choice) => isBranchOf(issue, choice));
  });
}

function isBranchOf(issue: Issue, choice: Issue): boolean {
  return issue !== choice && issue.schemaPath.startsWith(`${choice.schemaPath}/anyOf/`);
}

function isOtherType(issue: Issue): boolean {
  return issue.keyword === 'type' || issue.keyword === 'const';
}

/**
 * Turns what a schema found wrong into the details of a ValidationError.
 * @param part what the value is called while it has no path of its own: `body`, `query` or `params`
 */
export function describeIssues(issues: readonly Issue[], part: string): readonly ValidationDetail[] {
  return withoutBranches(issues).flatMap((issue) => {
    const path = pathOf(issue.instancePath);
    if (issue.keyword === 'required') return missing(path, issue.params.requiredProperties);
    if (issue.keyword === 'additionalProperties') {
      const keys = issue.params.additionalProperties.join(', ');
      const name = nameOf(path) || 'this';
      return [detail(path, `${name} field has unspecified keys: ${keys}`)];
    }
    const message = describe(issue, nameOf(path) || part);
    return message === null ? [] : [detail(path, message)];
  });
}
