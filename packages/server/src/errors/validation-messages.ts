import type { TLocalizedValidationError } from 'typebox/error';
import type { ValidationDetail } from './app-error.ts';

type Issue = TLocalizedValidationError;

function pathOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the name of a value in messages: `links[0].url`. */
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

/** The message after the name of a value, by schema keyword. */
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
  '~refine': ({ message }) => message,
  enum: ({ allowedValues }) => `must be one of the following values: ${allowedValues.join(', ')}`,
};

/** Returns the message of an issue; null for an unknown key, which its object reports. */
function describe(issue: Issue, name: string): string | null {
  if (issue.keyword === 'boolean') return null;
  const sentence = sentences[issue.keyword] as ((params: Issue['params']) => string) | undefined;
  return `${name} ${sentence?.(issue.params) ?? 'is invalid'}`;
}

/** Returns one detail per missing key, in alphabetical order: `email is a required field`. */
function missing(path: readonly string[], keys: readonly string[]): readonly ValidationDetail[] {
  return keys.toSorted().map((key) => {
    const full = [...path, key];
    return detail(full, `${nameOf(full)} is a required field`);
  });
}

/** Reduces the issues of a union, which reports the failure of each branch, to the most specific ones. */
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
 * Converts schema issues to the details of a ValidationError.
 * @param part the name of a value without a path: `body`, `query` or `params`
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
