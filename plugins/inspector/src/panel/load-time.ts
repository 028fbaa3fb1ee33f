import { readLoadTime } from '@admin/shell/host';

/** Deep enough for the components of a custom field. */
const depth = 2;

/** Returns the functions inside a contribution: those that fetch its code are among them. */
function functionsIn(value: unknown, left = depth): readonly object[] {
  if (typeof value === 'function') return [value];
  if (typeof value !== 'object' || value === null || left === 0) return [];
  return Object.values(value).flatMap((part) => functionsIn(part, left - 1));
}

/** Returns the milliseconds that the code of a contribution took to arrive; undefined before, and without such code. */
export function loadTimeOf(contribution: object): number | undefined {
  const taken = functionsIn(contribution).flatMap((load) => readLoadTime(load) ?? []);
  return taken.length === 0 ? undefined : taken.reduce((sum, one) => sum + one, 0);
}
