import { Editor, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { settleSelection } from './settle-selection.ts';

/** Shows the cursor where the editor has it: the browser's own goes with the elements that it stood in. */
export function showCursor(editor: Editor): void {
  const selection = document.getSelection();
  const place = editor.selection && ReactEditor.resolveDOMRange(editor, editor.selection);
  if (!selection || !place) return;
  selection.setBaseAndExtent(place.startContainer, place.startOffset, place.endContainer, place.endOffset);
}

/**
 * Sees to it that what is typed goes somewhere: gives a text that has the focus a cursor if it has none. The browser's
 * own is taken away where the text is drawn between a press and the moment the editor hears of it; what is typed then
 * would be lost without a word.
 */
export function holdCursor(editor: Editor): void {
  if (!editor.selection) settleSelection(editor);
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  if (!ReactEditor.hasTarget(editor, document.getSelection()?.anchorNode ?? null)) showCursor(editor);
}

/** Puts the cursor where the text was pressed, unless it is there already. */
export function placeCursor(editor: Editor, press: React.MouseEvent): void {
  if (editor.selection) return;
  try {
    Transforms.select(editor, ReactEditor.findEventRange(editor, press));
  } catch {
    // There is no text at that point; what is typed goes to the end.
  }
}
