import type { EnumerationAttribute, TextAttribute, UidAttribute } from '../schema/attribute.ts';
import { broken, type BrokenRule, type RuleContext } from './rule.ts';
import { isUid } from './uids.ts';

export type TextLikeAttribute = TextAttribute | UidAttribute | EnumerationAttribute;

/** The form of email addresses that browsers accept in `<input type="email">`. */
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const maxEmailLength = 320;

/**
 * The maximum length of a text that is matched against a regular expression: accepted expressions can still take
 * quadratic time. A longer text does not match.
 */
export const maxRegexSubject = 10_000;

/** Returns whether a text matches an expression, given by its source. */
export type TextMatcher = (source: string, text: string) => boolean;

/** Runs expressions synchronously, without a time limit. */
export const matchText: TextMatcher = (source, text) => expression(source).test(text);

/** Returns all broken rules of a text. `value` is already a text. */
export function brokenTextRules(
  attribute: TextLikeAttribute,
  value: string,
  context: RuleContext,
  matches: TextMatcher = matchText,
): BrokenRule[] {
  const rules: BrokenRule[] = [];
  if (attribute.type === 'enumeration') {
    return attribute.enum.includes(value) ? [] : [broken('enum', { values: attribute.enum })];
  }
  if (attribute.type === 'email' && !isEmail(value)) rules.push(broken('email'));
  if (attribute.type === 'uid' && !isUid(value)) rules.push(broken('uid'));
  // The length of a stored password is unknown, so it cannot be checked when publishing.
  const isComplete = !context.draft || attribute.type === 'password';
  if (attribute.minLength !== undefined && isComplete && value.length < attribute.minLength) {
    rules.push(broken('minLength', { min: attribute.minLength }));
  }
  if (attribute.maxLength !== undefined && value.length > attribute.maxLength) {
    rules.push(broken('maxLength', { max: attribute.maxLength }));
  }
  // An empty text breaks an expression only if a value is required.
  const isExempt = value === '' && attribute.required !== true;
  if (attribute.regex !== undefined && !isExempt && !isMatch(attribute.regex, value, matches)) {
    rules.push(broken('regex', { regex: attribute.regex }));
  }
  // The schema cannot restrict the case of longer documents or passwords (S2-5.17).
  const hasCase = attribute.type !== 'uid' && attribute.type !== 'richtext' && attribute.type !== 'password';
  if (hasCase && attribute.lowercase === true && value !== value.toLowerCase()) {
    rules.push(broken('lowercase'));
  }
  if (hasCase && attribute.uppercase === true && value !== value.toUpperCase()) {
    rules.push(broken('uppercase'));
  }
  return rules;
}

function isEmail(value: string): boolean {
  return value.length <= maxEmailLength && email.test(value);
}

function isMatch(source: string, value: string, matches: TextMatcher): boolean {
  return value.length <= maxRegexSubject && matches(source, value);
}

const compiled = new Map<string, RegExp>();

function expression(source: string): RegExp {
  let regex = compiled.get(source);
  if (regex === undefined) {
    regex = new RegExp(source);
    compiled.set(source, regex);
  }
  return regex;
}
