import type { Attribute } from '@admin/content-model';
import type { EditField } from '../../../points.ts';
import type { Editor } from '../editing/editor.ts';

/** Attributes whose inputs stand in their place and nowhere beside it; their lists and calendars are layers of the page. */
export const plainTypes: ReadonlySet<Attribute['type']> = new Set([
  'string',
  'text',
  'email',
  'biginteger',
  'integer',
  'float',
  'decimal',
  'boolean',
  'enumeration',
  'date',
  'time',
  'datetime',
]);

/** Attributes whose editors lay nothing over what stands beside them but layers of the page. */
const types: ReadonlySet<Attribute['type']> = new Set([
  ...plainTypes,
  'password',
  'uid',
  'relation',
  'media',
]);

/**
 * Whether a field can be drawn without what is round it: with a letter in one of them, the browser then keeps the picture of
 * all the others. The menus of a rich editor lie over its neighbours, and what a plugin brings may do as it likes.
 */
export function isDrawnAlone({ attribute, labelAction }: EditField, { kind }: Pick<Editor, 'kind'>): boolean {
  return (
    types.has(attribute.type) &&
    attribute.customField === undefined &&
    labelAction === undefined &&
    kind !== 'replaced'
  );
}
