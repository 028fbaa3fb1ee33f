import { isFilterPeriod, periodBounds, type Weekday } from './filter-periods.ts';

/** Who asks for a list: what the dynamic conditions of its filters depend on, beside the day. */
export interface FilterContext {
  /** Id of the administrator who asks; null while that is not known, and conditions on it stay as they are. */
  readonly userId: number | null;
  readonly weekStart: Weekday;
}

/** Deeper than any filter that is answered. */
const deepest = 20;

/**
 * Gives the dynamic conditions of filters the values that they have for somebody at a moment: `{ $me: 'true' }` becomes
 * their id, `{ $during: 'last-7-days' }` the first and the last moment of it. No server compares by these operators:
 * addresses and saved views keep them, and whoever asks puts the values in right before. All else stays as it is, and so
 * does a period that nobody knows.
 * @param tree the filters of a request
 */
export function resolveFilters(tree: unknown, asker: FilterContext, now: Date): unknown {
  return resolved(tree, asker, now, 0);
}

function resolved(node: unknown, asker: FilterContext, now: Date, depth: number): unknown {
  if (typeof node !== 'object' || node === null || depth > deepest) return node;
  if (Array.isArray(node)) return node.map((item: unknown) => resolved(item, asker, now, depth + 1));
  return Object.fromEntries(
    Object.entries(node).map(([name, value]: [string, unknown]) => {
      if (name === '$me' && asker.userId !== null)
        return [value === 'false' || value === false ? '$ne' : '$eq', String(asker.userId)];
      if (name === '$during' && isFilterPeriod(value)) {
        return ['$between', [...periodBounds(value, now, asker.weekStart)]];
      }
      return [name, resolved(value, asker, now, depth + 1)];
    }),
  );
}
