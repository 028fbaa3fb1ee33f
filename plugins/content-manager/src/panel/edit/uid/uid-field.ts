import { holderPath } from '@admin/entry-form';

/** A uid in the form. */
export interface UidField {
  /** Written path of the field. */
  readonly path: string;
  readonly value: unknown;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Written path of the field whose text the uid is made from. */
  readonly targetField: string | undefined;
}

/** The written path of another field of the same component, or of the entry. */
export function siblingOf(path: string, name: string): string {
  const holder = holderPath(path);
  return holder === '' ? name : `${holder}.${name}`;
}

/** Returns whether a field is in a component, whose uids are unique within the entry, not among entries. */
export function isInComponent(path: string): boolean {
  return holderPath(path) !== '';
}
