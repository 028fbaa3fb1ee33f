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
