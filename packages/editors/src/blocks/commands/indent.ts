import { Editor, Node, Path, Transforms, type NodeEntry } from 'slate';
import { isElement, type BlockElement } from '../nodes.ts';
import { depthOf } from '../schema/with-schema.ts';

/** Maximum list depth that the Tab key reaches; deeper stored lists are unchanged. */
export const maxIndent = 9;

/** Returns the list item that contains the cursor. */
export function currentItem(editor: Editor): NodeEntry<BlockElement> | undefined {
  if (!editor.selection) return undefined;
  return Editor.above(editor, {
    at: Editor.start(editor, editor.selection),
    match: (node): node is BlockElement => isElement(node, 'list-item'),
  });
}

function selectedItems(editor: Editor): Path[] {
  return Array.from(
    Editor.nodes(editor, { match: (node) => isElement(node, 'list-item') }),
    ([, path]) => path,
  );
}

function indentItem(editor: Editor, at: Path): void {
  const list = Node.parent(editor, at);
  const index = at.at(-1) ?? 0;
  const previous = list.children[index - 1];
  if (!isElement(list, 'list') || previous === undefined || depthOf(list) >= maxIndent) return;
  // Nested lists move with their item.
  const follows = isElement(list.children[index + 1], 'list') ? [at, Path.next(at)] : [at];
  const indented: BlockElement = {
    type: 'list',
    format: list['format'],
    indentLevel: depthOf(list) + 1,
    children: [],
  };
  if (isElement(previous, 'list')) {
    const into = Path.previous(at);
    // After each move, the next node is at the same path.
    follows.forEach((_, moved) =>
      Transforms.moveNodes(editor, { at, to: [...into, previous.children.length + moved] }),
    );
    return;
  }
  const last = follows.at(-1) ?? at;
  Transforms.wrapNodes(editor, indented, {
    at: Editor.range(editor, at, last),
    match: (_, path) => follows.some((moved) => Path.equals(moved, path)),
  });
}

/** Nests the selected items under the item before them. The first item of a list is unchanged. */
export function indentItems(editor: Editor): void {
  const refs = selectedItems(editor).map((path) => Editor.pathRef(editor, path));
  for (const ref of refs) {
    const path = ref.unref();
    // Normalizes after each item, so that several selected items nest under the same item.
    if (path) Editor.withoutNormalizing(editor, () => indentItem(editor, path));
  }
}

function outdentItem(editor: Editor, at: Path): void {
  const ref = Editor.pathRef(editor, at);
  Transforms.liftNodes(editor, { at });
  const lifted = ref.unref();
  if (!lifted) return;
  // Lists nested under the item stay under it, one level further out.
  const next = Path.next(lifted);
  const list = Node.getIf(editor, next);
  const inner = isElement(list, 'list') && isElement(list.children[0], 'list');
  if (inner) Transforms.unwrapNodes(editor, { at: [...next, 0] });
}

/** Moves the selected items one level out; items of an outermost list become paragraphs. */
export function outdentItems(editor: Editor): void {
  const refs = selectedItems(editor).map((path) => Editor.pathRef(editor, path));
  for (const ref of refs.toReversed()) {
    const path = ref.unref();
    if (path) Editor.withoutNormalizing(editor, () => outdentItem(editor, path));
  }
}
