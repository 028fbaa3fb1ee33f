import { Editor, Path, Range, Transforms, type NodeEntry } from 'slate';
import type { BlockNode, BlockType } from '../../contract/block-types.ts';
import {
  inlineTextType,
  inlineVoid,
  inlineVoidType,
  isElement,
  isInlineElement,
  text,
  type BlockElement,
} from '../nodes.ts';
import { isOutsideText } from './block-kind.ts';
import { spansBlocks } from './links.ts';

/** Returns the inline element of a plugin that contains the cursor or the whole selection. */
export function currentInline(editor: Editor): NodeEntry<BlockElement> | undefined {
  if (!editor.selection) return undefined;
  return Editor.above(editor, {
    match: (node): node is BlockElement => isInlineElement(node),
    voids: true,
  });
}

/** Returns whether a range contains inline elements without content, which have no text. */
export function hasInlineVoid(editor: Editor, at: Range): boolean {
  const [found] = Editor.nodes(editor, {
    at,
    match: (node) => isElement(node, inlineVoidType),
    voids: true,
  });
  return found !== undefined;
}

/** Returns whether an inline element can be inserted at the selection; one around text needs a selected text without elements. */
export function canInsertInline(editor: Editor, content: BlockType['content']): boolean {
  const { selection } = editor;
  if (!selection || isOutsideText(editor) || spansBlocks(editor)) return false;
  if (content === 'none') return true;
  const [inner] = Editor.nodes(editor, {
    match: (node) => isElement(node) && editor.isInline(node),
    voids: true,
  });
  return Range.isExpanded(selection) && Editor.string(editor, selection) !== '' && !inner;
}

/** Moves the cursor behind the inline element that contains it. */
function leaveInline(editor: Editor): void {
  const [, at] = currentInline(editor) ?? [];
  if (at) Transforms.select(editor, Editor.start(editor, Path.next(at)));
}

/** Inserts an inline element behind a range, or around its text, and puts the cursor behind the element. */
export function insertInline(
  editor: Editor,
  at: Range,
  node: BlockNode,
  content: BlockType['content'],
): void {
  Transforms.select(editor, at);
  if (content === 'none') {
    Transforms.collapse(editor, { edge: 'end' });
    leaveInline(editor);
    Transforms.insertNodes(editor, inlineVoid({ ...node, children: [text()] }), { select: true });
  } else {
    const properties = Object.entries(node).filter(([name]) => name !== 'children');
    const wrapper = { type: inlineTextType, node: Object.fromEntries(properties), children: [] };
    Transforms.wrapNodes(editor, wrapper, { split: true });
    Transforms.collapse(editor, { edge: 'end' });
  }
  leaveInline(editor);
}

/** Removes an inline element and leaves its text. */
export function removeInline(editor: Editor, at: Path): void {
  const [node] = Editor.node(editor, at);
  if (isElement(node, inlineTextType)) Transforms.unwrapNodes(editor, { at });
  else Transforms.removeNodes(editor, { at, voids: true });
}

/** Moves the cursor from an inline element without content behind it, where text can be typed. */
export function leaveInlineVoid(editor: Editor): void {
  const [node] = currentInline(editor) ?? [];
  if (node?.type === inlineVoidType) leaveInline(editor);
}
