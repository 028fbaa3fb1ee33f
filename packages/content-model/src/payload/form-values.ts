import { ownValue } from '../schema/own-value.ts';

/** The values of an entry's form: attributes by name. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * The key under which list items have an identity while they are edited. A form gives each item a permanent number; it
 * is never sent.
 */
export const tempKey = '__temp_key__';

/** An item of a repeatable component or a zone in a form. `__component` is set in zones only. */
export interface FormItem extends FormValues {
  readonly [tempKey]: number;
  readonly id?: number;
  readonly __component?: string;
}

/** A linked entry in a form; the other keys are those that the relation list shows. */
export interface FormRelation extends FormValues {
  readonly id: number;
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns whether a value is missing or null, which forms do not distinguish. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

/**
 * Returns whether two JSON values, such as form values, are equal. Keys missing on one side count as empty. Objects with
 * internal state, such as `Date` and `Map`, are not supported. Fast if parts are shared, as between a form's values and
 * its initial ones.
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
