import { Range, Transforms, type Editor } from 'slate';
import { IS_NODE_MAP_DIRTY } from 'slate-dom';
import { ReactEditor } from 'slate-react';

/**
 * Copies the selection of the page into the editor. Slate does this up to 100 ms after the browser, and a key pressed
 * before then would change what was selected earlier. A document that is newer than the page keeps its own selection.
 */
export function settleSelection(editor: Editor): void {
  const selection = document.getSelection();
  if (
    !selection ||
    selection.rangeCount === 0 ||
    IS_NODE_MAP_DIRTY.get(editor) === true ||
    !ReactEditor.hasEditableTarget(editor, selection.anchorNode)
  )
    return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}
