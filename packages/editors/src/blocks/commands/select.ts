import { Editor, Transforms, type Point } from 'slate';

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
