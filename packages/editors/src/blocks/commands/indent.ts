import { Editor, Node, Path, Transforms, type NodeEntry } from 'slate';
import { isElement, type BlockElement } from '../nodes.ts';
import { depthOf } from '../schema/with-schema.ts';

/** So deep can lists be put by the Tab key; deeper ones of others are left as they are. */
export const maxIndent = 9;

/** The item that the cursor is in. */
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
  // What stands under an item goes with it.
  const follows = isElement(list.children[index + 1], 'list') ? [at, Path.next(at)] : [at];
  const indented: BlockElement = {
    type: 'list',
    format: list['format'],
    indentLevel: depthOf(list) + 1,
    children: [],
  };
  if (isElement(previous, 'list')) {
    const into = Path.previous(at);
    // Each takes the place of the one that went before.
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

/** Puts the selected items under the item before them. An item with none before it stays. */
export function indentItems(editor: Editor): void {
  const refs = selectedItems(editor).map((path) => Editor.pathRef(editor, path));
  for (const ref of refs) {
    const path = ref.unref();
    // Each is normal before the next: two that are indented go under the same item.
    if (path) Editor.withoutNormalizing(editor, () => indentItem(editor, path));
  }
}

function outdentItem(editor: Editor, at: Path): void {
  const ref = Editor.pathRef(editor, at);
  Transforms.liftNodes(editor, { at });
  const lifted = ref.unref();
  if (!lifted) return;
  // What stood under the item stands under it again, one level further out.
  const next = Path.next(lifted);
  const list = Node.getIf(editor, next);
  const inner = isElement(list, 'list') && isElement(list.children[0], 'list');
  if (inner) Transforms.unwrapNodes(editor, { at: [...next, 0] });
}

/** Takes the selected items one level out; one of an outermost list becomes a paragraph. */
export function outdentItems(editor: Editor): void {
  const refs = selectedItems(editor).map((path) => Editor.pathRef(editor, path));
  for (const ref of refs.toReversed()) {
    const path = ref.unref();
    if (path) Editor.withoutNormalizing(editor, () => outdentItem(editor, path));
  }
}
