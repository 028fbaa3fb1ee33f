import type { Attribute } from '@admin/content-model';
import type { EditField } from '../../../points.ts';
import { isDrawnAlone, plainTypes } from '../fields/drawn-alone.ts';
import type { Editor } from '../editing/editor.ts';

/** A form of more rows is long: what is out of sight is worth leaving out of each picture of it. */
export const manyRows = 30;

/**
 * Whether a row holds the product's own plain inputs only: it may then be clipped to its place. An editor, or what a plugin
 * brings, may draw beside its place or over the whole window.
 */
export function isPlainRow(
  row: readonly EditField[],
  editorOf: (attribute: Attribute) => Pick<Editor, 'kind'>,
): boolean {
  return row.every(
    (field) => plainTypes.has(field.attribute.type) && isDrawnAlone(field, editorOf(field.attribute)),
  );
}
