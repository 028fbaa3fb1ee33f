import type { ScalarAttribute } from '../schema/index.ts';
import { brokenDateRules } from './date.ts';
import { brokenBigIntegerRules, brokenNumberRules } from './number.ts';
import { broken, type BrokenRule, type RuleContext } from './rule.ts';
import { brokenTextRules, type TextMatcher } from './text.ts';

/** What the wire calls the type of an attribute's value. */
const wireTypes: Readonly<Partial<Record<ScalarAttribute['type'], string>>> = {
  integer: 'number',
  float: 'number',
  decimal: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'date',
  biginteger: 'biginteger',
  json: 'json',
  blocks: 'array',
};

/**
 * Every rule that a single value breaks; none when the list is empty. Blocks are judged for presence only,
 * their structure has rules of its own. The same table serves defaults at start-up, forms and the wire.
 * @param matches runs regular expressions @default here and now
 */
export function brokenScalarRules(
  attribute: ScalarAttribute,
  value: unknown,
  context: RuleContext,
  matches?: TextMatcher,
): BrokenRule[] {
  if (isAbsent(attribute, value, context)) return brokenPresence(attribute, value, context);
  switch (attribute.type) {
    case 'string':
    case 'text':
    case 'richtext':
    case 'email':
    case 'password':
    case 'uid':
    case 'enumeration':
      return typeof value === 'string'
        ? brokenTextRules(attribute, value, context, matches)
        : [wrongType(attribute, value)];
    case 'integer':
    case 'float':
    case 'decimal': {
      const number = context.source === 'form' ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number)
        ? brokenNumberRules(attribute, number)
        : [wrongType(attribute, value)];
    }
    case 'biginteger':
      return brokenBigIntegerRules(attribute, value);
    case 'boolean':
      return typeof value === 'boolean' ? [] : [wrongType(attribute, value)];
    case 'date':
    case 'time':
    case 'datetime':
      return brokenDateRules(attribute, value, context);
    case 'json':
      return context.jsonAsText && !isJsonText(value) ? [broken('json')] : [];
    case 'blocks':
      return [];
  }
}

/** Whether there is nothing to judge. For "no value" inputs hold an empty text, number inputs anything but a number. */
function isAbsent(attribute: ScalarAttribute, value: unknown, { source }: RuleContext): boolean {
  if (value === undefined || value === null) return true;
  if (source === 'wire') return false;
  if (attribute.type === 'blocks') return Array.isArray(value) && value.length === 0;
  return value === '' || (isNumber(attribute) && Number.isNaN(Number(value)));
}

function isNumber({ type }: ScalarAttribute): boolean {
  return type === 'integer' || type === 'float' || type === 'decimal';
}

function brokenPresence(attribute: ScalarAttribute, value: unknown, context: RuleContext): BrokenRule[] {
  if (attribute.required !== true || context.draft) return [];
  if (context.source === 'form')
    return isMissingInForm(attribute, value, context) ? [broken('required')] : [];
  if (value === null) return [wrongType(attribute, value)];
  return context.mode === 'update' || hasDefault(attribute) ? [] : [broken('defined')];
}

/** A stored password never comes back to the form, so an untouched one is no missing one. */
function isMissingInForm(attribute: ScalarAttribute, value: unknown, context: RuleContext): boolean {
  if (context.mode === 'create') return true;
  if (attribute.type === 'password') return false;
  return value !== undefined || context.inComponent;
}

/** An absent value with a default is filled in before it is stored; a password that a schema tells is none. */
function hasDefault(attribute: ScalarAttribute): boolean {
  if (attribute.type === 'password') return false;
  return 'default' in attribute && attribute.default !== undefined && attribute.default !== null;
}

function wrongType(attribute: ScalarAttribute, value: unknown): BrokenRule {
  const type = wireTypes[attribute.type] ?? 'string';
  // A rejected password must not come back in a message or a log.
  return broken('type', attribute.type === 'password' && value !== null ? { type } : { type, value });
}

function isJsonText(value: unknown): boolean {
  if (typeof value !== 'string') return true;
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
