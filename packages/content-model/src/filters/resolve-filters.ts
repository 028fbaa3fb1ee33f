/** Periods relative to the current day. */
export const filterPeriods = ['today', 'this-week', 'last-7-days', 'last-30-days', 'this-month'] as const;

export type FilterPeriod = (typeof filterPeriods)[number];

/** The first day of a week, 0 for Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Returns whether a text names a period. */
export function isFilterPeriod(text: unknown): text is FilterPeriod {
  return filterPeriods.some((period) => period === text);
}

type Days = readonly [first: Date, last: Date];

/** Returns the first and the last day of a period, at their local midnight. The last days include the current one. */
function daysOf(period: FilterPeriod, now: Date, weekStart: Weekday): Days {
  const day = (inMonth: number, month = now.getMonth()) => new Date(now.getFullYear(), month, inMonth);
  const today = now.getDate();
  const intoWeek = (now.getDay() - weekStart + 7) % 7;
  const spans: Readonly<Record<FilterPeriod, () => Days>> = {
    today: () => [day(today), day(today)],
    'this-week': () => [day(today - intoWeek), day(today - intoWeek + 6)],
    'last-7-days': () => [day(today - 6), day(today)],
    'last-30-days': () => [day(today - 29), day(today)],
    'this-month': () => [day(1), day(0, now.getMonth() + 1)],
  };
  return spans[period]();
}

const pad = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/**
 * Returns the first and the last moment of a period in the local time zone, as local time with its offset from UTC.
 * This form is a moment when compared with moments, and the local day when compared with days.
 */
export function periodBounds(
  period: FilterPeriod,
  now: Date,
  weekStart: Weekday,
): readonly [first: string, last: string] {
  const [first, last] = daysOf(period, now, weekStart);
  const end = new Date(last);
  end.setHours(23, 59, 59, 999);
  return [localText(first, '00:00:00.000'), localText(end, '23:59:59.999')];
}

function localText(moment: Date, time: string): string {
  const day = `${pad(moment.getFullYear(), 4)}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
  const ahead = -moment.getTimezoneOffset();
  const distance = `${pad(Math.floor(Math.abs(ahead) / 60))}:${pad(Math.abs(ahead) % 60)}`;
  return `${day}T${time}${ahead < 0 ? '-' : '+'}${distance}`;
}

/** The current user of a list, on whom the dynamic conditions of its filters depend, beside the day. */
export interface FilterContext {
  /** Id of the current administrator; null while it is unknown: conditions on it stay unchanged. */
  readonly userId: number | null;
  readonly weekStart: Weekday;
}

/** Deeper than any filter that the server accepts. */
const maxDepth = 20;

/**
 * Replaces the dynamic conditions of filters by their current values: `{ $me: 'true' }` becomes the user's id, `{
 * $during: 'last-7-days' }` its first and last moment. The server does not support these operators: URLs and saved
 * views store them, and the values are inserted right before the request. Everything else stays unchanged, unknown
 * periods included.
 * @param tree the filters of a request
 */
export function resolveFilters(tree: unknown, context: FilterContext, now: Date): unknown {
  return resolved(tree, context, now, 0);
}

function resolved(node: unknown, context: FilterContext, now: Date, depth: number): unknown {
  if (typeof node !== 'object' || node === null || depth > maxDepth) return node;
  if (Array.isArray(node)) return node.map((item: unknown) => resolved(item, context, now, depth + 1));
  return Object.fromEntries(
    Object.entries(node).map(([name, value]: [string, unknown]) => {
      if (name === '$me' && context.userId !== null)
        return [value === 'false' || value === false ? '$ne' : '$eq', String(context.userId)];
      if (name === '$during' && isFilterPeriod(value)) {
        return ['$between', [...periodBounds(value, now, context.weekStart)]];
      }
      return [name, resolved(value, context, now, depth + 1)];
    }),
  );
}
