import { Editor, Node, Path, Point, Range, Transforms } from 'slate';
import { currentBlock } from '../commands/block-kind.ts';
import { convertBlocks, unsetMarks } from '../commands/format.ts';
import { outdentItems } from '../commands/indent.ts';
import { isElement, isEmpty, isVoidType, paragraph } from '../nodes.ts';

/** Removes a void block and moves the cursor to the block before it. The last block becomes a paragraph. */
function removeVoid(editor: Editor, at: Path): void {
  const [index = 0] = at;
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: [index], voids: true });
    if (editor.children.length === 0) Transforms.insertNodes(editor, paragraph(), { at: [0] });
    const target = Math.max(0, index - 1);
    Transforms.select(editor, index === 0 ? Editor.start(editor, [0]) : Editor.end(editor, [target]));
  });
}

/** Selects a void block next to the cursor instead of deleting it. @returns whether there is one */
function chooseVoid(editor: Editor, neighbour: number, own: Path): boolean {
  const node = editor.children[neighbour];
  if (!isElement(node) || !isVoidType(node.type)) return false;
  const block = Node.get(editor, own);
  const isFree = isElement(block, 'paragraph') && isEmpty(block) && own.length === 1;
  Transforms.select(editor, Editor.start(editor, [neighbour]));
  if (isFree) Transforms.removeNodes(editor, { at: own });
  return true;
}

/** Removes the marks of an empty block: marks are deleted with their text. */
function clearMarks(editor: Editor): void {
  const [block, at] = currentBlock(editor) ?? [];
  if (!block || !at || Node.string(block) !== '') return;
  unsetMarks(editor, at);
  editor.marks = null;
}

/** Handles Backspace, Delete and deletion of a selection by block type. */
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

/** Returns the lowest block at a point, and whether it can contain text. */
function blockAt(editor: Editor, at: Point): { readonly path: Path; readonly hasText: boolean } | undefined {
  const [node, path] =
    Editor.above(editor, {
      at,
      match: (found) => isElement(found) && !editor.isInline(found),
      mode: 'lowest',
      voids: true,
    }) ?? [];
  return isElement(node) && path ? { path, hasText: !isVoidType(node.type) } : undefined;
}

/** Returns the blocks in a range, except those that are retained because part of their text is outside of it. */
function blocksIn(editor: Editor, range: Range, retained: readonly Path[]) {
  return Array.from(
    Editor.nodes(editor, {
      at: range,
      match: (node, path) =>
        isElement(node) &&
        !editor.isInline(node) &&
        retained.every((own) => !Path.isAncestor(path, own) && !Path.equals(path, own)),
      mode: 'highest',
      voids: true,
    }),
    ([, path]) => Editor.pathRef(editor, path),
  );
}

/** Moves the cursor to a point, or to the nearest block if the point no longer exists. */
function selectNear(editor: Editor, point: Point | null, index: number): void {
  if (point && Node.has(editor, point.path)) Transforms.select(editor, point);
  else Transforms.select(editor, Editor.start(editor, [Math.min(index, editor.children.length - 1)]));
}

/**
 * Deletes a range over several blocks block by block, with normalization after each. In one step, Slate merges the rest of
 * a block that starts with a link into the following block.
 */
export function withRangeDeletion<E extends Editor>(editor: E): E {
  const { delete: remove } = editor;

  const removeBetween = (range: Range, isOwn: boolean): boolean => {
    const [start, end] = Range.edges(range);
    const first = blockAt(editor, start);
    const last = blockAt(editor, end);
    if (!first || !last || Path.equals(first.path, last.path)) return false;
    const startRef = Editor.pointRef(editor, start, { affinity: 'backward' });
    const endRef = Editor.pointRef(editor, end, { affinity: 'forward' });
    const lastRef = Editor.pathRef(editor, last.path);
    const retained = [first, last].filter(({ hasText }) => hasText).map(({ path }) => path);
    const gone = blocksIn(editor, { anchor: start, focus: end }, retained);
    if (first.hasText)
      remove({ at: { anchor: start, focus: Editor.end(editor, first.path) }, hanging: true });
    for (const ref of gone) {
      const path = ref.unref();
      if (path) Transforms.removeNodes(editor, { at: path, voids: true });
    }
    const behind = lastRef.unref();
    if (last.hasText && behind && endRef.current) {
      remove({ at: { anchor: Editor.start(editor, behind), focus: endRef.current }, hanging: true });
    }
    if (first.hasText && last.hasText && behind) {
      Transforms.mergeNodes(editor, { at: Editor.start(editor, behind), hanging: true });
    }
    const ends = [startRef.unref(), endRef.unref()];
    if (isOwn) selectNear(editor, (first.hasText ? ends[0] : ends[1]) ?? null, start.path[0] ?? 0);
    return true;
  };

  editor.delete = (options = {}) => {
    const at = options.at ?? editor.selection;
    if (Range.isRange(at) && Range.isExpanded(at)) {
      const range = options.hanging === true ? at : Editor.unhangRange(editor, at, { voids: true });
      if (removeBetween(range, !options.at)) return;
    }
    remove(options);
  };
  return editor;
}
