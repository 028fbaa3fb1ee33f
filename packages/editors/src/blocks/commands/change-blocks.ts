import { Editor, Node, Path, Transforms } from 'slate';
import type { BlockType } from '../../contract/block-types.ts';
import { embedded, isElement, text, type BlockElement } from '../nodes.ts';
import { currentItem } from './indent.ts';

/** Puts a block behind the one that the cursor is in, or in its place if that is an empty paragraph. */
export function insertBlock(editor: Editor, block: BlockElement): void {
  const index = editor.selection?.anchor.path[0] ?? editor.children.length - 1;
  const current = editor.children[index];
  const isFree = isElement(current, 'paragraph') && Node.string(current) === '';
  const at: Path = [isFree ? index : index + 1];
  Editor.withoutNormalizing(editor, () => {
    if (isFree) Transforms.removeNodes(editor, { at: [index] });
    Transforms.insertNodes(editor, block, { at, voids: true });
    Transforms.select(editor, Editor.start(editor, at));
  });
}

/** A picture out of the media library. One without words of its own is described by its name. */
export function imageBlock(file: {
  readonly name: string;
  readonly alternativeText: string | null;
}): BlockElement {
  const alternativeText =
    file.alternativeText === null || file.alternativeText === '' ? file.name : file.alternativeText;
  return { type: 'image', image: { ...file, alternativeText }, children: [text()] };
}

/** A new block of a plugin in the editor's form. Throws what the plugin's `insert` throws. */
export function freshBlock({ type, content, insert }: BlockType): BlockElement {
  const node = insert();
  return content === 'text'
    ? { ...node, type, children: [...node.children] as BlockElement[] }
    : embedded({ ...node, type });
}

/** Where a block stands after somebody wanted it elsewhere. */
export interface BlockPosition {
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
export function moveBlock(editor: Editor, from: Path, to: number): BlockPosition {
  const { children } = Node.parent(editor, from);
  const index = from.at(-1) ?? 0;
  const target = Math.max(0, Math.min(to, children.length - 1));
  if (target !== index)
    Transforms.moveNodes(editor, { at: from, to: [...from.slice(0, -1), target], voids: true });
  return { position: target + 1, count: children.length, hasMoved: target !== index };
}

/** Moves what the cursor is in one place up or down; undefined while the cursor is nowhere. */
export function stepBlock(editor: Editor, step: 'down' | 'up'): BlockPosition | undefined {
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
