import type { Attribute } from '../schema/attribute.ts';
import { filterLimits, type FilterCondition } from './filter.ts';
import { type FilterField, operatorValues } from './filter-fields.ts';
import { isFilterPeriod } from './resolve-filters.ts';

/** The maximum number of values of one condition. */
export const maxFilterValues = 100;

const maxBigInteger = 2n ** 63n - 1n;
const day = /^\d{4}-\d{2}-\d{2}$/;
const time = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;

/** Returns whether a condition has all values that it needs, each of them valid for the field. */
export function isCompleteCondition(
  { attribute, operators }: FilterField,
  { operator, values }: FilterCondition,
): boolean {
  if (!operators.includes(operator) && !isExact(operators, operator)) return false;
  switch (operatorValues(operator)) {
    case 'none':
      return true;
    case 'period':
      return values.length === 1 && isFilterPeriod(values[0]);
    case 'two':
      return values.length === 2 && values.every((value) => isValueOf(attribute, value));
    case 'many':
      return (
        values.length > 0 &&
        values.length <= maxFilterValues &&
        values.every((value) => isValueOf(attribute, value))
      );
    case 'one':
      return values.length === 1 && values.every((value) => isValueOf(attribute, value));
  }
}

/** `$contains` in a URL, where the panel offers `$containsi`. */
function isExact(operators: readonly string[], operator: string): boolean {
  return operators.includes(`${operator}i`);
}

/**
 * Sorts the two values of a condition: "between 9 and 5" means the same as "between 5 and 9", and would find nothing
 * otherwise.
 * @param condition a complete one
 */
export function inOrder({ attribute }: FilterField, condition: FilterCondition): FilterCondition {
  const { operator, values } = condition;
  const [from = '', to = ''] = values;
  if (operatorValues(operator) !== 'two' || !isBehind(attribute, from, to)) return condition;
  return { ...condition, values: [to, from] };
}

function isBehind({ type }: Attribute, one: string, other: string): boolean {
  switch (type) {
    case 'biginteger':
      return BigInt(one) > BigInt(other);
    case 'integer':
    case 'float':
    case 'decimal':
      return Number(one) > Number(other);
    case 'datetime':
      return Date.parse(one) > Date.parse(other);
    default:
      return one > other;
  }
}

/** Returns whether a text of a URL is a value that entries can have in the attribute. */
export function isValueOf(attribute: Attribute, text: string): boolean {
  switch (attribute.type) {
    case 'integer':
      return /^[+-]?\d+$/.test(text) && Number.isSafeInteger(Number(text));
    case 'biginteger':
      return /^-?\d{1,19}$/.test(text) && BigInt(text) <= maxBigInteger && BigInt(text) >= -maxBigInteger;
    case 'float':
    case 'decimal':
      return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) && Number.isFinite(Number(text));
    case 'boolean':
      return text === 'true' || text === 'false';
    case 'date':
      return day.test(text) && isRealDay(text);
    case 'datetime':
      return isRealDay(text.slice(0, 10)) && text[10] === 'T' && new Date(text).getUTCFullYear() <= 9999;
    case 'time':
      return time.test(text);
    case 'enumeration':
      return attribute.enum.includes(text);
    case 'relation':
      return /^[1-9]\d{0,14}$/.test(text);
    default:
      return text !== '' && text.length <= filterLimits.text && !text.includes('\u0000');
  }
}

/** Rejects 30 February, which `Date` moves to March, and the year 0. */
function isRealDay(text: string): boolean {
  if (text.startsWith('0000')) return false;
  const midnight = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text);
}
