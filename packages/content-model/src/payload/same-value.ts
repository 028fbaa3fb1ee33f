import { ownValue } from '../schema/index.ts';
function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Nothing typed: forms know no difference between a missing key and an empty value. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/**
 * Whether two form values hold the same. Keys that are missing on one side count as empty. Quick where
 * the parts are shared, as they are between a form's values and what it started from.
 */
export function isSameValue(left: unknown, right: unknown): boolean {
  if (Object.is(left, right) || (isAbsent(left) && isAbsent(right))) return true;
  if (!isBranch(left) || !isBranch(right)) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  if (Array.isArray(left) && Array.isArray(right) && left.length !== right.length) return false;
  return (
    Object.keys(left).every((key) => isSameValue(left[key], ownValue(right, key))) &&
    Object.keys(right).every((key) => Object.hasOwn(left, key) || isAbsent(right[key]))
  );
}
