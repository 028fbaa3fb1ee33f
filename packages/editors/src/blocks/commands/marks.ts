import { Editor, Node } from 'slate';
import type { Mark } from '../model/nodes.ts';
import { isOutsideText } from './block-kind.ts';

/** Whether what is selected, or what would be typed, has a mark. */
export function hasMark(editor: Editor, mark: Mark): boolean {
  const { selection } = editor;
  // An editor that was given another document has a selection of the former one until it is drawn.
  if (!selection || !Node.has(editor, selection.anchor.path) || !Node.has(editor, selection.focus.path)) {
    return false;
  }
  return Editor.marks(editor)?.[mark] === true;
}

/** Gives the selection a mark, or takes it away; nothing in code and pictures. */
export function toggleMark(editor: Editor, mark: Mark): void {
  if (isOutsideText(editor)) return;
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}
