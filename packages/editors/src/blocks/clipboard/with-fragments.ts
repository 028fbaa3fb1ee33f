import { Editor, Node, Range, Transforms, type Descendant, type Element } from 'slate';
import { currentBlock } from '../commands/block-kind.ts';
import { isElement, isEmpty, isVoidType, paragraph } from '../nodes.ts';

/** Returns whether a block contains text and no other blocks. */
function isTextBlock(editor: Editor, node: Descendant): node is Element {
  return Node.isElement(node) && !isVoidType(node.type) && !Editor.hasBlocks(editor, node);
}

function isEmptyText(editor: Editor, index: number): boolean {
  const node = editor.children[index];
  return node !== undefined && isTextBlock(editor, node) && isEmpty(node);
}

/**
 * Inserts copied nodes. The text of a single block joins the text at the cursor. Several blocks split the block at the
 * cursor and are inserted unchanged between its halves.
 */
export function withFragments<E extends Editor>(editor: E): E {
  const insertBlocks = (blocks: readonly Descendant[]): void => {
    const { selection } = editor;
    const index = selection?.anchor.path[0] ?? editor.children.length - 1;
    const [current] = currentBlock(editor) ?? [];
    const isVoid = current !== undefined && isVoidType(current.type);
    if (selection && !isVoid) {
      Transforms.splitNodes(editor, { match: (_, path) => path.length === 1, always: true });
    }
    Transforms.insertNodes(editor, [...blocks], { at: [index + 1], voids: true });
    const last = index + blocks.length;
    Transforms.select(editor, Editor.end(editor, [last]));
    // Removes halves without text.
    if (!isVoid && isEmptyText(editor, last + 1)) Transforms.removeNodes(editor, { at: [last + 1] });
    if (!isVoid && isEmptyText(editor, index)) Transforms.removeNodes(editor, { at: [index] });
  };

  editor.insertFragment = (fragment) => {
    const [only] = fragment;
    const { selection } = editor;
    if (only === undefined) return;
    if (selection && Range.isExpanded(selection)) Transforms.delete(editor);
    const nodes = fragment as readonly Descendant[];
    const inlines =
      nodes.length === 1 && isTextBlock(editor, only as Descendant) ? (only as Element).children : undefined;
    const [current] = currentBlock(editor) ?? [];
    const joins = inlines && current && !isVoidType(current.type) && !isEmpty(current);
    if (joins) Transforms.insertNodes(editor, inlines, { select: true });
    else
      insertBlocks(
        nodes.map((node) => (isElement(node) && !editor.isInline(node) ? node : paragraph([node]))),
      );
  };
  return editor;
}
