import { Editor, Node, Path, Transforms } from 'slate';
import type { BlockNode, BlockType } from '../../contract/block-types.ts';
import { embedded, isElement, isEmpty, text, type BlockElement } from '../nodes.ts';
import { currentItem } from './indent.ts';

/** Inserts a block after the current one, or replaces the current one if it is an empty paragraph. */
export function insertBlock(editor: Editor, block: BlockElement): void {
  const index = editor.selection?.anchor.path[0] ?? editor.children.length - 1;
  const current = editor.children[index];
  const isFree = isElement(current, 'paragraph') && isEmpty(current);
  const at: Path = [isFree ? index : index + 1];
  Editor.withoutNormalizing(editor, () => {
    if (isFree) Transforms.removeNodes(editor, { at: [index] });
    Transforms.insertNodes(editor, block, { at, voids: true });
    Transforms.select(editor, Editor.start(editor, at));
  });
}

/** Returns an image block for a file. A file without alternative text is described by its name. */
export function imageBlock(file: {
  readonly name: string;
  readonly alternativeText: string | null;
}): BlockElement {
  const alternativeText =
    file.alternativeText === null || file.alternativeText === '' ? file.name : file.alternativeText;
  return { type: 'image', image: { ...file, alternativeText }, children: [text()] };
}

/** Returns a plugin's block in the form that the editor uses. */
export function editedBlock({ type, content }: BlockType, node: BlockNode): BlockElement {
  return content === 'text'
    ? { ...node, type, children: [...node.children] as BlockElement[] }
    : embedded({ ...node, type });
}

/** The position of a block after an attempt to move it. */
export interface BlockPosition {
  /** 1 for the first. */
  readonly position: number;
  readonly count: number;
  readonly hasMoved: boolean;
}

/** Returns the path of what moves: the list item at the cursor, or else the block. */
function movedPath(editor: Editor): Path | undefined {
  const item = currentItem(editor);
  return item ? item[1] : editor.selection?.anchor.path.slice(0, 1);
}

/** Moves a block with its children among its siblings. @param to its new index */
export function moveBlock(editor: Editor, from: Path, to: number): BlockPosition {
  const { children } = Node.parent(editor, from);
  const index = from.at(-1) ?? 0;
  const target = Math.max(0, Math.min(to, children.length - 1));
  if (target !== index)
    Transforms.moveNodes(editor, { at: from, to: [...from.slice(0, -1), target], voids: true });
  return { position: target + 1, count: children.length, hasMoved: target !== index };
}

/** Moves the current block or list item up or down by one; undefined without a selection. */
export function stepBlock(editor: Editor, step: 'down' | 'up'): BlockPosition | undefined {
  const from = movedPath(editor);
  if (!from) return undefined;
  const index = from.at(-1) ?? 0;
  return moveBlock(editor, from, step === 'up' ? index - 1 : index + 1);
}

/** Inserts a copy of a block after it. */
export function duplicateBlock(editor: Editor, at: Path): void {
  const node = Node.get(editor, at);
  if (isElement(node))
    Transforms.insertNodes(editor, structuredClone(node), { at: Path.next(at), voids: true });
}

/** Removes a block. The schema keeps at least one block in a document. */
export function deleteBlock(editor: Editor, at: Path): void {
  Transforms.removeNodes(editor, { at, voids: true });
}
