import { Editor, Node, type NodeEntry } from 'slate';
import { isElement, isVoidType, type BlockElement } from '../nodes.ts';

/** The kinds that a block can be converted to, in the order of the toolbar menu. */
export const blockKinds = [
  'paragraph',
  'heading-one',
  'heading-two',
  'heading-three',
  'heading-four',
  'heading-five',
  'heading-six',
  'list-ordered',
  'list-unordered',
  'image',
  'quote',
  'code',
] as const;

export type BlockKind = (typeof blockKinds)[number];

const levels = ['heading-one', 'heading-two', 'heading-three', 'heading-four', 'heading-five', 'heading-six'];

/** Returns the properties of a node of a kind, without its children. */
export function propertiesOf(kind: BlockKind): { readonly type: string; readonly [name: string]: unknown } {
  const level = levels.indexOf(kind) + 1;
  if (level > 0) return { type: 'heading', level };
  if (kind === 'list-ordered') return { type: 'list', format: 'ordered' };
  if (kind === 'list-unordered') return { type: 'list', format: 'unordered' };
  return { type: kind };
}

/** Returns the kind of a block; undefined for a block of a plugin. */
export function kindOf({ type, level, format }: BlockElement): BlockKind | undefined {
  const name =
    type === 'heading'
      ? levels[Number(level) - 1]
      : type === 'list'
        ? `list-${String(format)}`
        : type === 'list-item'
          ? 'paragraph'
          : type;
  return blockKinds.find((kind) => kind === name);
}

/** Returns the lowest block at the start of the selection. */
export function currentBlock(editor: Editor): NodeEntry<BlockElement> | undefined {
  const { selection } = editor;
  if (!selection) return undefined;
  return Editor.above(editor, {
    at: Editor.start(editor, selection),
    match: (node): node is BlockElement => isElement(node) && !editor.isInline(node),
    mode: 'lowest',
    voids: true,
  });
}

/** Returns the nearest list around the cursor. */
export function currentList(editor: Editor): NodeEntry<BlockElement> | undefined {
  const { selection } = editor;
  if (!selection) return undefined;
  return Editor.above(editor, {
    at: Editor.start(editor, selection),
    match: (node): node is BlockElement => isElement(node, 'list'),
    mode: 'lowest',
  });
}

/** Returns the kind that the toolbar shows: that of the nearest list, or of the block. */
export function currentKind(editor: Editor): BlockKind | undefined {
  const [list] = currentList(editor) ?? [];
  const [block] = currentBlock(editor) ?? [];
  const shown = list ?? block;
  return shown && kindOf(shown);
}

/** Returns whether any part of the selection is in code, in an image or in a void block. */
export function isOutsideText(editor: Editor): boolean {
  const { selection } = editor;
  if (!selection || !Node.has(editor, selection.anchor.path) || !Node.has(editor, selection.focus.path)) {
    return false;
  }
  const [found] = Editor.nodes(editor, {
    at: selection,
    match: (node) => isElement(node) && (node.type === 'code' || isVoidType(node.type)),
    voids: true,
  });
  return found !== undefined;
}
