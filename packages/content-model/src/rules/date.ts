import type { DateAttribute } from '../schema/index.ts';
import { broken, type BrokenRule, type RuleContext } from './rule.ts';

const day = /^(\d{4})-(\d{2})-(\d{2})/;
const timeTail = '([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d([.,]\\d{1,9})?)?';
const dateOnly = new RegExp(`${day.source}(T${timeTail}(Z|[+-]\\d{2}:?\\d{2})?)?$`);
const dateTime = new RegExp(`${day.source}([T ]${timeTail}(Z|[+-]\\d{2}:?\\d{2})?)?$`);
const wireTime = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?$/;
const formTime = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/;

/** The rules of days, times of day and moments: ISO 8601 texts of real days; forms may leave out the seconds. */
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

/** Refuses 30 February, which Date would silently move to March. */
function isRealDay(value: string): boolean {
  const [, year, month, date] = day.exec(value) ?? [];
  const midnight = new Date(`${year}-${month}-${date}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.getUTCDate() === Number(date);
}
