import { labelInWords } from '@admin/content-model';
import type { EditField, EditLayout } from '../../../points.ts';
import { keyOf, writtenPath, type EntryForm, type EntryPath } from '../form/index.ts';

/** A field on the way to a value, as the form calls it. */
export interface TrailStep {
  readonly label: string;
  /** Which item of its list the way goes on through, from 1; null where it is no list. */
  readonly position: number | null;
}

/** The way to a field through the form, as somebody reads it. */
export interface FieldTrail {
  /** From the outermost field inwards, as far as the form has fields for it. */
  readonly steps: readonly TrailStep[];
  /** Where it stands among all fields: what comes earlier on the page is less, number by number. */
  readonly place: readonly number[];
  /** The field itself, or the nearest one round it; undefined for none. */
  readonly field: EditField | undefined;
  /** Whether the form has a field, or one round it, that can be gone to. */
  readonly isShown: boolean;
}

type Reading = Pick<EntryForm, 'read'>;

/** The position of an item from 0; beyond all others where it is gone. */
function positionIn(list: unknown, itemKey: number): number {
  return Array.isArray(list) ? list.findIndex((item: unknown) => keyOf(item) === itemKey) : Infinity;
}

/** How the way to a value leads through the fields of the form. */
export function fieldTrail(path: EntryPath, layout: EditLayout, form: Reading): FieldTrail {
  let fields: readonly EditField[] = layout.rows.flat();
  const steps: TrailStep[] = [];
  const place: number[] = [];
  let nearest: EditField | undefined;
  for (const [index, part] of path.entries()) {
    const last = steps.at(-1);
    if (typeof part !== 'string') {
      const position = positionIn(form.read(path.slice(0, index)), part.key);
      place.push(position);
      if (last) steps[steps.length - 1] = { ...last, position: position + 1 };
      const uid = form.read([...path.slice(0, index + 1), '__component']);
      if (typeof uid === 'string') fields = (layout.components[uid] ?? []).flat();
      continue;
    }
    const at = fields.findIndex(({ name }) => name === part);
    const field = fields[at];
    place.push(field ? at : Infinity);
    if (!field) break;
    nearest = field;
    const { attribute, metadata } = field;
    steps.push({ label: labelInWords(field.name, metadata.label), position: null });
    fields = attribute.type === 'component' ? (layout.components[attribute.component] ?? []).flat() : [];
  }
  return { steps, place, field: nearest, isShown: steps.length > 0 };
}

/** What the form calls the field that a path leads to, or the nearest one round it that has a name. */
export function fieldLabel(path: EntryPath, layout: EditLayout, form: Reading): string {
  return fieldTrail(path, layout, form).steps.at(-1)?.label ?? writtenPath(path);
}

/** Which of two fields comes first on the page, for sorting. */
export function byPlace(one: FieldTrail, other: FieldTrail): number {
  for (const [index, at] of one.place.entries()) {
    const otherAt = other.place[index];
    if (otherAt === undefined) return 1;
    if (at !== otherAt) return at - otherAt;
  }
  return one.place.length - other.place.length;
}
