import { Editor, Node, Path, Range, Transforms, type Point } from 'slate';
import { isElement, isVoidType } from '../model/nodes.ts';

/** The lowest block at a point, and whether letters can stand in it. */
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

/** Places of the blocks in a range, but for those that stay because letters of theirs lie outside of it. */
function blocksIn(editor: Editor, range: Range, kept: readonly Path[]) {
  return Array.from(
    Editor.nodes(editor, {
      at: range,
      match: (node, path) =>
        isElement(node) &&
        !editor.isInline(node) &&
        kept.every((own) => !Path.isAncestor(path, own) && !Path.equals(path, own)),
      mode: 'highest',
      voids: true,
    }),
    ([, path]) => Editor.pathRef(editor, path),
  );
}

/** Puts the cursor where something was, or to the nearest place that there is. */
function selectNear(editor: Editor, place: Point | null, index: number): void {
  if (place && Node.has(editor, place.path)) Transforms.select(editor, place);
  else Transforms.select(editor, Editor.start(editor, [Math.min(index, editor.children.length - 1)]));
}

/**
 * What lies between two blocks is deleted block by block, with the document in order after each: in one go, a link that
 * comes to stand first in its block leads the rest of that block into the one behind it.
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
    const kept = [first, last].filter(({ hasText }) => hasText).map(({ path }) => path);
    const gone = blocksIn(editor, { anchor: start, focus: end }, kept);
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
    const places = [startRef.unref(), endRef.unref()];
    if (isOwn) selectNear(editor, (first.hasText ? places[0] : places[1]) ?? null, start.path[0] ?? 0);
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
