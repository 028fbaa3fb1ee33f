import { Editor, Node, type NodeEntry } from 'slate';
import { isElement, isVoidType, type BlockElement } from '../nodes.ts';

/** What a block can be turned into, and what stands in the selector of the toolbar. */
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

/** What a node of a kind holds beside its children. */
export function propertiesOf(kind: BlockKind): { readonly type: string; readonly [name: string]: unknown } {
  const level = levels.indexOf(kind) + 1;
  if (level > 0) return { type: 'heading', level };
  if (kind === 'list-ordered') return { type: 'list', format: 'ordered' };
  if (kind === 'list-unordered') return { type: 'list', format: 'unordered' };
  return { type: kind };
}

/** The kind of a block; undefined for one of a plugin. */
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

/** The lowest block that the cursor is in; of a selection the one where it starts. */
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

/** The nearest list round the cursor. */
export function currentList(editor: Editor): NodeEntry<BlockElement> | undefined {
  const { selection } = editor;
  if (!selection) return undefined;
  return Editor.above(editor, {
    at: Editor.start(editor, selection),
    match: (node): node is BlockElement => isElement(node, 'list'),
    mode: 'lowest',
  });
}

/** The kind that the selector shows: that of the nearest list, or of the block. */
export function currentKind(editor: Editor): BlockKind | undefined {
  const [list] = currentList(editor) ?? [];
  const [block] = currentBlock(editor) ?? [];
  const shown = list ?? block;
  return shown && kindOf(shown);
}

/** Whether any part of the selection lies in code, in a picture or in a block of a plugin without letters. */
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
