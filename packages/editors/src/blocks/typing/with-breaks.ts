import { Editor, Node, Path, Point, Transforms } from 'slate';
import { currentBlock } from '../commands/block-kind.ts';
import { outdentItems } from '../commands/indent.ts';
import { isEmpty, isVoidType, paragraph } from '../nodes.ts';

function insertParagraph(editor: Editor, at: Path): void {
  Transforms.insertNodes(editor, paragraph(), { at });
  Transforms.select(editor, Editor.start(editor, at));
}

/** Enter in a block with lines: inserts a line break; a second one at the end leaves the block. */
function breakLine(editor: Editor, at: Path, content: string): void {
  const { selection } = editor;
  const isAtEnd = selection && Point.equals(selection.anchor, Editor.end(editor, at));
  const before = selection && Editor.before(editor, selection.anchor);
  // Behind an inline element, the last line is not empty.
  const isBehindVoid = before && Editor.void(editor, { at: before }) !== undefined;
  if (!isAtEnd || isBehindVoid || !content.endsWith('\n')) {
    editor.insertText('\n');
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    Transforms.delete(editor, { unit: 'character', reverse: true });
    insertParagraph(editor, Path.next(at));
  });
}

/** Enter in any other block: splits it; at the end of a heading or a plugin's block, inserts a paragraph. */
function breakBlock(editor: Editor, at: Path, insertBreak: () => void): void {
  const { selection } = editor;
  const isAtEnd = selection && Point.equals(selection.focus, Editor.end(editor, at));
  const node = Node.get(editor, at);
  const isPlain = Node.isElement(node) && (node.type === 'paragraph' || node.type === 'list-item');
  if (isPlain || !isAtEnd) insertBreak();
  else insertParagraph(editor, Path.next(at));
}

/** Enter, by the block that it is pressed in. */
export function withBreaks<E extends Editor>(editor: E): E {
  const { insertBreak, insertSoftBreak } = editor;
  editor.insertBreak = () => {
    if (editor.selection && !Point.equals(editor.selection.anchor, editor.selection.focus)) {
      if (!Editor.void(editor)) Transforms.delete(editor);
    }
    const [block, path] = currentBlock(editor) ?? [];
    if (!block || !path) return;
    const content = Node.string(block);
    if (isVoidType(block.type)) insertParagraph(editor, Path.next(path.slice(0, 1)));
    else if (block.type === 'quote' || block.type === 'code') breakLine(editor, path, content);
    else if (block.type === 'list-item' && isEmpty(block)) outdentItems(editor);
    else breakBlock(editor, path, insertBreak);
  };
  editor.insertSoftBreak = () => {
    const [block] = currentBlock(editor) ?? [];
    if (!block || isVoidType(block.type)) return;
    if (editor.selection) editor.insertText('\n');
    else insertSoftBreak();
  };
  return editor;
}
