import type { MessageValue } from '@admin/shell';
import type { Editing } from '../editing/editing-context.ts';
import { toPath } from '../form/index.ts';
import { byPlace, fieldTrail, type FieldTrail } from './field-trail.ts';

/** A value that something is wrong with. */
export interface WrongField {
  /** Written path of the value. */
  readonly path: string;
  readonly error: MessageValue;
  readonly trail: FieldTrail;
}

/** Everything that is wrong in a form, in the order of its fields; what it has no field for comes last. */
export function wrongFields({ form, layout }: Pick<Editing, 'form' | 'layout'>): readonly WrongField[] {
  return Array.from(form.errors.all(), ([path, error]) => ({
    path,
    error,
    trail: fieldTrail(toPath(path), layout, form),
  })).toSorted((one, other) => byPlace(one.trail, other.trail));
}
