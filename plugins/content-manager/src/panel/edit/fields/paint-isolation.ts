import type { Attribute } from '@admin/content-model';
import type { EditField } from '../../../points.ts';
import type { Editor } from '../editing/editor.ts';

/** Types whose inputs render nothing outside of their box, except for popovers in the page's top layer. */
const plainTypes: ReadonlySet<Attribute['type']> = new Set([
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

/** Types whose editors do not overlap their neighbours. */
const separateTypes: ReadonlySet<Attribute['type']> = new Set([
  ...plainTypes,
  'password',
  'uid',
  'relation',
  'media',
]);

/**
 * Returns whether a field may be a stacking context, so that the browser does not repaint it when the user types in another
 * field. The menus of a rich editor overlap its neighbours, and the inputs of plugins may do so.
 */
export function canIsolate({ attribute, labelAction }: EditField, { kind }: Pick<Editor, 'kind'>): boolean {
  return (
    separateTypes.has(attribute.type) &&
    attribute.customField === undefined &&
    labelAction === undefined &&
    kind !== 'replaced'
  );
}

/** Returns whether a row has only built-in plain inputs, so that the browser may clip it to its box. */
export function isClippableRow(
  row: readonly EditField[],
  editorOf: (attribute: Attribute) => Pick<Editor, 'kind'>,
): boolean {
  return row.every(
    (field) => plainTypes.has(field.attribute.type) && canIsolate(field, editorOf(field.attribute)),
  );
}
