import { Range, Transforms, type Editor } from 'slate';
import { ReactEditor } from 'slate-react';

/**
 * Takes over at once what is selected on the page. The editor hears of that a moment later, and a shortcut that is
 * pressed until then would act on what was selected before.
 */
export function settleSelection(editor: Editor): void {
  const selection = document.getSelection();
  if (
    !selection ||
    selection.rangeCount === 0 ||
    !ReactEditor.hasEditableTarget(editor, selection.anchorNode)
  )
    return;
  const range = ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) Transforms.select(editor, range);
}
