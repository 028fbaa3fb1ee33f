import { Node, Path, Transforms, type Editor } from 'slate';
import { isElement } from '../model/nodes.ts';
import { currentItem } from './indent.ts';

/** Where a block stands after somebody wanted it elsewhere. */
export interface BlockPlace {
  /** 1 for the first. */
  readonly position: number;
  readonly count: number;
  readonly hasMoved: boolean;
}

/** The place of what a move is about: the item of a list that the cursor is in, else the block. */
function movedPath(editor: Editor): Path | undefined {
  const item = currentItem(editor);
  return item ? item[1] : editor.selection?.anchor.path.slice(0, 1);
}

/** Moves a block, with its children, to another place among its neighbours. @param to its index there */
export function moveBlock(editor: Editor, from: Path, to: number): BlockPlace {
  const { children } = Node.parent(editor, from);
  const index = from.at(-1) ?? 0;
  const target = Math.max(0, Math.min(to, children.length - 1));
  if (target !== index)
    Transforms.moveNodes(editor, { at: from, to: [...from.slice(0, -1), target], voids: true });
  return { position: target + 1, count: children.length, hasMoved: target !== index };
}

/** Moves what the cursor is in one place up or down; undefined while the cursor is nowhere. */
export function stepBlock(editor: Editor, step: 'down' | 'up'): BlockPlace | undefined {
  const from = movedPath(editor);
  if (!from) return undefined;
  const index = from.at(-1) ?? 0;
  return moveBlock(editor, from, step === 'up' ? index - 1 : index + 1);
}

/** Puts a copy of a block behind it. */
export function duplicateBlock(editor: Editor, at: Path): void {
  const node = Node.get(editor, at);
  if (isElement(node))
    Transforms.insertNodes(editor, structuredClone(node), { at: Path.next(at), voids: true });
}

/** Takes a block away. A document is never without one. */
export function deleteBlock(editor: Editor, at: Path): void {
  Transforms.removeNodes(editor, { at, voids: true });
}
