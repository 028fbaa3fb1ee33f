import { labelInWords } from '@admin/content-model';
import { keyOf, writtenPath, type EntryForm, type EntryPath } from '@admin/entry-form';
import type { IntlShape } from 'react-intl';
import type { EditField, EditLayout } from '../../../points.ts';
import { editMessages } from '../messages.ts';

/** One field in the path to a value. */
export interface BreadcrumbStep {
  readonly label: string;
  /** Position of the item inside the list, from 1; null if the field is no list. */
  readonly position: number | null;
}

/** The fields that contain a value, from the outermost inwards. */
export interface FieldBreadcrumb {
  readonly steps: readonly BreadcrumbStep[];
  /** Index of each field and item on the page, for sorting with {@link byPageOrder}. */
  readonly order: readonly number[];
  /** The field of the value, or the nearest one around it. */
  readonly field: EditField | undefined;
  /** True if the form has a field for the value or around it. */
  readonly isShown: boolean;
}

type ReadableForm = Pick<EntryForm, 'read'>;

/** Returns the index of an item; -1 if it was removed, and infinity if there is no list. */
function indexIn(list: unknown, itemKey: number): number {
  return Array.isArray(list) ? list.findIndex((item: unknown) => keyOf(item) === itemKey) : Infinity;
}

/** Returns the fields that contain the value at a path. */
export function fieldBreadcrumb(path: EntryPath, layout: EditLayout, form: ReadableForm): FieldBreadcrumb {
  let fields: readonly EditField[] = layout.rows.flat();
  const steps: BreadcrumbStep[] = [];
  const order: number[] = [];
  let nearest: EditField | undefined;
  for (const [index, part] of path.entries()) {
    const last = steps.at(-1);
    if (typeof part !== 'string') {
      const itemIndex = indexIn(form.read(path.slice(0, index)), part.key);
      order.push(itemIndex);
      if (last) steps[steps.length - 1] = { ...last, position: itemIndex + 1 };
      const uid = form.read([...path.slice(0, index + 1), '__component']);
      if (typeof uid === 'string') fields = (layout.components[uid] ?? []).flat();
      continue;
    }
    const fieldIndex = fields.findIndex(({ name }) => name === part);
    const field = fields[fieldIndex];
    order.push(field ? fieldIndex : Infinity);
    if (!field) break;
    nearest = field;
    const { attribute, metadata } = field;
    steps.push({ label: labelInWords(field.name, metadata.label), position: null });
    fields = attribute.type === 'component' ? (layout.components[attribute.component] ?? []).flat() : [];
  }
  return { steps, order, field: nearest, isShown: steps.length > 0 };
}

/** Returns the label of the field at a path, or of the nearest one around it. */
export function fieldLabel(path: EntryPath, layout: EditLayout, form: ReadableForm): string {
  return fieldBreadcrumb(path, layout, form).steps.at(-1)?.label ?? writtenPath(path);
}

/** Compares two fields by their order on the page. */
export function byPageOrder(one: FieldBreadcrumb, other: FieldBreadcrumb): number {
  for (const [index, own] of one.order.entries()) {
    const otherOwn = other.order[index];
    if (otherOwn === undefined) return 1;
    if (own !== otherOwn) return own - otherOwn;
  }
  return one.order.length - other.order.length;
}

/** Returns the breadcrumb as text: `Links 2 › Label`. A removed item has no number. */
export function breadcrumbText({ steps }: Pick<FieldBreadcrumb, 'steps'>, intl: IntlShape): string {
  return steps
    .map(({ label, position }) =>
      position === null || position < 1
        ? label
        : intl.formatMessage(editMessages.numberedItem, { name: label, number: position }),
    )
    .join(' › ');
}
