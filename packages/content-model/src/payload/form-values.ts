import { ownValue } from '../schema/own-value.ts';

/** What the form of an entry holds: attributes by name. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * Where list items carry an identity of their own while they are edited. A form gives each a number once and for all;
 * it is never sent.
 */
export const tempKey = '__temp_key__';

/** An item of a repeatable component or a zone in a form. `__component` is set in zones only. */
export interface FormItem extends FormValues {
  readonly [tempKey]: number;
  readonly id?: number;
  readonly __component?: string;
}

/** A linked entry in a form; the other keys are what the relation list shows of it. */
export interface FormRelation extends FormValues {
  readonly id: number;
}

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
