import type {
  ScalarAttribute,
  DateAttribute,
  BigIntegerAttribute,
  NumberAttribute,
} from '../schema/attribute.ts';
import { broken, type BrokenRule, type RuleContext } from './rule.ts';
import { brokenTextRules, type TextMatcher } from './text.ts';

/** The wire names of value types. */
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
 * Returns every rule that a single value breaks. Blocks are validated for presence only, their structure has separate
 * rules. The same table serves defaults at start, forms and the wire.
 * @param matches runs regular expressions
 * @default synchronously
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
        : [typeMismatch(attribute, value)];
    case 'integer':
    case 'float':
    case 'decimal': {
      const number = context.source === 'form' ? Number(value) : value;
      return typeof number === 'number' && Number.isFinite(number)
        ? brokenNumberRules(attribute, number)
        : [typeMismatch(attribute, value)];
    }
    case 'biginteger':
      return brokenBigIntegerRules(attribute, value);
    case 'boolean':
      return typeof value === 'boolean' ? [] : [typeMismatch(attribute, value)];
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

/** Returns whether a value is empty. Empty inputs have an empty text, empty number inputs anything but a number. */
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
  if (value === null) return [typeMismatch(attribute, value)];
  return context.mode === 'update' || hasDefault(attribute) ? [] : [broken('defined')];
}

/** A stored password is never sent to the form, so an unchanged one is not missing. */
function isMissingInForm(attribute: ScalarAttribute, value: unknown, context: RuleContext): boolean {
  if (context.mode === 'create') return true;
  if (attribute.type === 'password') return false;
  return value !== undefined || context.inComponent;
}

/**
 * An absent value with a default is filled in before it is stored; the default of a password in a schema does not
 * count.
 */
function hasDefault(attribute: ScalarAttribute): boolean {
  if (attribute.type === 'password') return false;
  return 'default' in attribute && attribute.default !== undefined && attribute.default !== null;
}

function typeMismatch(attribute: ScalarAttribute, value: unknown): BrokenRule {
  const type = wireTypes[attribute.type] ?? 'string';
  // A rejected password must not appear in a message or a log.
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

const day = /^(\d{4})-(\d{2})-(\d{2})/;
const timeTail = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d([.,]\\d{1,9})?)?';
const dateOnly = new RegExp(`${day.source}(T${timeTail}(Z|[+-]\\d{2}:?\\d{2})?)?$`);
const dateTime = new RegExp(`${day.source}([T ]${timeTail}(Z|[+-]\\d{2}:?\\d{2})?)?$`);
const wireTime = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?$/;
const formTime = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/;

/**
 * Returns the broken rules of dates, times and datetimes: ISO 8601 texts of existing days; forms may omit the seconds.
 */
export function brokenDateRules(
  attribute: DateAttribute,
  value: unknown,
  context: RuleContext,
): BrokenRule[] {
  return isValid(attribute.type, value, context) ? [] : [broken(attribute.type)];
}

function isValid(type: DateAttribute['type'], value: unknown, context: RuleContext): boolean {
  if (value instanceof Date) return context.source === 'form' && !Number.isNaN(value.getTime());
  if (typeof value !== 'string') return false;
  if (type === 'time') return (context.source === 'form' ? formTime : wireTime).test(value);
  return (type === 'date' ? dateOnly : dateTime).test(value) && isRealDay(value);
}

/** Rejects 30 February, which Date would silently move to March. */
function isRealDay(value: string): boolean {
  const [, year, month, date] = day.exec(value) ?? [];
  const midnight = new Date(`${year}-${month}-${date}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.getUTCDate() === Number(date);
}

/** Returns the broken rules of a number. `value` is already a finite number. */
export function brokenNumberRules(attribute: NumberAttribute, value: number): BrokenRule[] {
  const rules: BrokenRule[] = [];
  if (attribute.type === 'integer' && !Number.isSafeInteger(value)) rules.push(broken('integer'));
  if (attribute.min !== undefined && value < attribute.min) rules.push(broken('min', { min: attribute.min }));
  if (attribute.max !== undefined && value > attribute.max) rules.push(broken('max', { max: attribute.max }));
  return [...rules, ...brokenSignRules(attribute, value)];
}

const wholeNumber = /^-?\d{1,100}$/;

/** Parses a whole number of any size, sent as decimal text or a small number. Undefined for anything else. */
export function readBigInteger(value: unknown): bigint | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined;
  return typeof value === 'string' && wholeNumber.test(value) ? BigInt(value) : undefined;
}

/** Returns the broken rules of a whole number of any size, compared without loss. */
export function brokenBigIntegerRules(attribute: BigIntegerAttribute, value: unknown): BrokenRule[] {
  const number = readBigInteger(value);
  if (number === undefined) return [broken('biginteger')];
  const min = readBigInteger(attribute.min);
  const max = readBigInteger(attribute.max);
  const rules: BrokenRule[] = [];
  if (min !== undefined && number < min) rules.push(broken('min', { min: attribute.min }));
  if (max !== undefined && number > max) rules.push(broken('max', { max: attribute.max }));
  return [...rules, ...brokenSignRules(attribute, number)];
}

function brokenSignRules(
  attribute: NumberAttribute | BigIntegerAttribute,
  value: number | bigint,
): BrokenRule[] {
  const rules: BrokenRule[] = [];
  if (attribute.positive === true && value <= 0) rules.push(broken('positive'));
  if (attribute.negative === true && value >= 0) rules.push(broken('negative'));
  return rules;
}
