import { Editor, Range, Transforms, type Point } from 'slate';
import { IS_NODE_MAP_DIRTY } from 'slate-dom';
import { ReactEditor } from 'slate-react';

/** An end of the document. */
export type DocumentEdge = 'end' | 'start';

function pointAt(editor: Editor, edge: DocumentEdge): Point {
  return edge === 'start' ? Editor.start(editor, []) : Editor.end(editor, []);
}

/** Moves the cursor to an end of the document; the browser stops where blocks are not laid out. */
export function moveToEdge(editor: Editor, edge: DocumentEdge): void {
  Transforms.select(editor, pointAt(editor, edge));
}

/** Extends the selection to an end of the document. */
export function extendToEdge(editor: Editor, edge: DocumentEdge): void {
  const focus = pointAt(editor, edge);
  Transforms.select(editor, { anchor: editor.selection?.anchor ?? focus, focus });
}

/** Selects the whole document. */
export function selectAll(editor: Editor): void {
  Transforms.select(editor, Editor.range(editor, []));
}

/**
 * Copies the selection of the page into the editor. Slate does this up to 100 ms after the browser, and a key pressed
 * before then would change what was selected earlier. A document that is newer than the page keeps its own selection.
 */
export function syncSelection(editor: Editor): void {
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

/** Restores the browser's selection from the editor; it is lost when the elements around it are replaced. */
export function restoreCursor(editor: Editor): void {
  const selection = document.getSelection();
  const range = editor.selection && ReactEditor.resolveDOMRange(editor, editor.selection);
  if (!selection || !range) return;
  selection.setBaseAndExtent(range.startContainer, range.startOffset, range.endContainer, range.endOffset);
}

/**
 * Ensures that a focused text has a cursor. A render between a press and the selection change that Slate receives removes
 * the browser's cursor, and text typed without a cursor would be lost.
 */
export function preserveSelection(editor: Editor): void {
  if (!editor.selection) syncSelection(editor);
  if (!editor.selection) Transforms.select(editor, Editor.end(editor, []));
  if (!ReactEditor.hasTarget(editor, document.getSelection()?.anchorNode ?? null)) restoreCursor(editor);
}

/** Moves the cursor to the pointer if the text has no cursor. */
export function moveCursorToPointer(editor: Editor, press: React.MouseEvent): void {
  if (editor.selection) return;
  try {
    Transforms.select(editor, ReactEditor.findEventRange(editor, press));
  } catch {
    // There is no text at that point; typing appends to the end.
  }
}
