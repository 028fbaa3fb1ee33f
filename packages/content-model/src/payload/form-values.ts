/** What the form of an entry holds: attributes by name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The key under which list items carry an identity of their own while they are edited. */
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
  /** Uid of the entry's type, for morph relations. */
  readonly __type?: string;
}

/** A key that no item of a list has yet; larger than all, so that keys also tell the order of creation. */
export function nextTempKey(items: readonly unknown[]): number {
  return items.reduce<number>((next, item) => Math.max(next, tempKeyOf(item) + 1), 0);
}

function tempKeyOf(item: unknown): number {
  const key: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, tempKey) : undefined;
  return typeof key === 'number' ? key : -1;
}
