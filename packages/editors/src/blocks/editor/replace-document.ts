import { isSameValue } from '@admin/content-model';
import { Editor, Node, Range, Transforms, type Descendant, type Point } from 'slate';

/** So many blocks are changed one by one; beyond that the document is put in as a whole. */
const mostSteps = 200;

function hasPoint(editor: Editor, { path, offset }: Point): boolean {
  const node = Node.has(editor, path) ? Node.get(editor, path) : undefined;
  return node !== undefined && Node.isText(node) && offset <= node.text.length;
}

/** Puts the cursor to a place that may not be there any more. @returns whether it is there */
export function selectIfThere(editor: Editor, selection: Range): boolean {
  const isThere = Range.points(selection);
  for (const [point] of isThere) if (!hasPoint(editor, point)) return false;
  Transforms.select(editor, selection);
  return true;
}

/**
 * Makes the editor hold another document. Blocks that are equal in both stay as they are, with the cursor in them and
 * what the browser has drawn.
 */
export function replaceDocument(editor: Editor, nodes: readonly Descendant[]): void {
  const before = editor.children;
  const shorter = Math.min(before.length, nodes.length);
  let start = 0;
  while (start < shorter && isSameValue(before[start], nodes[start])) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    isSameValue(before[before.length - 1 - end], nodes[nodes.length - 1 - end])
  ) {
    end += 1;
  }
  const removed = before.length - end - start;
  const added = nodes.slice(start, nodes.length - end);
  if (removed === 0 && added.length === 0) return;
  if (removed + added.length > mostSteps) {
    Transforms.deselect(editor);
    editor.children = [...nodes];
    editor.onChange();
    return;
  }
  Editor.withoutNormalizing(editor, () => {
    // First what comes, then what goes: the editor is never without a block that the cursor could go to.
    Transforms.insertNodes(editor, added, { at: [start], voids: true });
    for (let index = 0; index < removed; index += 1) {
      Transforms.removeNodes(editor, { at: [start + added.length], voids: true });
    }
  });
}
