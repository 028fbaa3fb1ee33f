import { Editor, Node, Point, Range, Transforms, type Path } from 'slate';
import { currentBlock } from '../commands/block-kind.ts';
import { convertBlocks } from '../commands/convert.ts';
import { outdentItems } from '../commands/indent.ts';
import { isElement, isVoidType, marks, paragraph } from '../model/nodes.ts';

/** Removes a block without letters; the cursor goes to what is before it. The last block becomes a paragraph. */
function removeVoid(editor: Editor, at: Path): void {
  const [index = 0] = at;
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: [index], voids: true });
    if (editor.children.length === 0) Transforms.insertNodes(editor, paragraph(), { at: [0] });
    const target = Math.max(0, index - 1);
    Transforms.select(editor, index === 0 ? Editor.start(editor, [0]) : Editor.end(editor, [target]));
  });
}

/** A block without letters beside the cursor is chosen before it can be deleted. @returns whether there is one */
function chooseVoid(editor: Editor, neighbour: number, own: Path): boolean {
  const node = editor.children[neighbour];
  if (!isElement(node) || !isVoidType(node.type)) return false;
  const block = Node.get(editor, own);
  const isEmpty = isElement(block, 'paragraph') && Node.string(block) === '' && own.length === 1;
  Transforms.select(editor, Editor.start(editor, [neighbour]));
  if (isEmpty) Transforms.removeNodes(editor, { at: own });
  return true;
}

/** Removes the marks of a block without letters: marks go with the text that they belonged to. */
function clearMarks(editor: Editor): void {
  const [block, at] = currentBlock(editor) ?? [];
  if (!block || !at || Node.string(block) !== '') return;
  Transforms.unsetNodes(editor, [...marks], { at, match: (node) => Node.isText(node), mode: 'all' });
  editor.marks = null;
}

/** Backspace, Delete and deleting a selection, by the block that they happen in. */
export function withDeletion<E extends Editor>(editor: E): E {
  const { deleteBackward, deleteForward, deleteFragment } = editor;

  const handle = (direction: 'backward' | 'forward'): boolean => {
    const { selection } = editor;
    if (!selection || !Range.isCollapsed(selection)) return false;
    const [block, path] = currentBlock(editor) ?? [];
    if (!block || !path) return false;
    if (isVoidType(block.type)) {
      removeVoid(editor, path);
      return true;
    }
    const [index = 0] = path;
    if (direction === 'forward') {
      const isAtEnd = Point.equals(selection.anchor, Editor.end(editor, [index]));
      return isAtEnd && chooseVoid(editor, index + 1, path);
    }
    if (!Point.equals(selection.anchor, Editor.start(editor, path))) return false;
    if (block.type === 'list-item') outdentItems(editor);
    else if (block.type !== 'paragraph') convertBlocks(editor, 'paragraph');
    else return chooseVoid(editor, index - 1, path);
    return true;
  };

  editor.deleteBackward = (unit) => {
    if (handle('backward')) return;
    deleteBackward(unit);
    clearMarks(editor);
  };
  editor.deleteForward = (unit) => {
    if (handle('forward')) return;
    deleteForward(unit);
    clearMarks(editor);
  };
  editor.deleteFragment = (direction) => {
    deleteFragment(direction);
    clearMarks(editor);
  };
  return editor;
}
