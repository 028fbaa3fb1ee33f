import type { Attribute } from '@admin/content-model';
import { preloadComponent, type Lazy } from '@admin/shell/host';
import type { EditField } from '../../points.ts';
import type { ContentTypeView } from '../schema/index.ts';
import type { Editor } from './editing/editor.ts';
import { editLayout } from './fields/edit-layout.ts';
import { editGroups } from './groups/groups.ts';
import { textEditorCode } from './inputs/EditorInputs.tsx';
import { prepareItems } from './items/ItemsEditor.tsx';

/** Returns the code of the editor of one attribute, if it is loaded apart from the edit view. */
function codeOf(attribute: Attribute, editor: Editor): Lazy<never> | undefined {
  if (editor.kind === 'replaced') return editor.replacement.component as Lazy<never>;
  if (attribute.customField !== undefined) return undefined;
  const { type } = attribute;
  return type === 'blocks' || type === 'richtext' ? (textEditorCode[type] as Lazy<never>) : undefined;
}

/**
 * Fetches the code of lists, and of the editors in the first group of fields, before they render: all at once, and not each with
 * its field. Each editor fetches its own code as well, and shows a failure.
 *
 * @param editorOf returns the editor of a field; undefined for one that the user may not see
 */
export function prepareEditors(
  view: ContentTypeView,
  editorOf: (field: EditField) => Editor | undefined,
): void {
  prepareItems(view).catch(() => undefined);
  const layout = editLayout(view);
  const { rows } = editGroups(layout)[0] ?? layout;
  for (const field of rows.flat()) {
    const editor = editorOf(field);
    const code = editor && codeOf(field.attribute, editor);
    if (code) void preloadComponent(code);
  }
}
