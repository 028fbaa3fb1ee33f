import { Editor, Node, Transforms, type Path } from 'slate';
import { isElement, isVoidType, marks, type Mark } from '../nodes.ts';
import { currentList, isOutsideText, propertiesOf, type BlockKind } from './block-kind.ts';

const isItem = (node: Node): boolean => isElement(node, 'list-item');

/** Takes the items of the selection out of their lists; they are list items without a list until they are turned. */
function liftItems(editor: Editor): void {
  for (;;) {
    const [entry] = Editor.nodes(editor, {
      match: (node, path) => isItem(node) && path.length > 1,
      mode: 'lowest',
    });
    if (!entry) return;
    Transforms.liftNodes(editor, { at: entry[1] });
  }
}

/** Places of the selected blocks that hold letters and stand in no other block. */
function selectedTextBlocks(editor: Editor): Path[] {
  const { selection } = editor;
  if (!selection) return [];
  const range = Editor.unhangRange(editor, selection);
  return Array.from(
    Editor.nodes(editor, {
      at: range,
      match: (node, path) =>
        path.length === 1 && isElement(node) && !isVoidType(node.type) && node.type !== 'list',
    }),
    ([, path]) => path,
  );
}

/** Gives a block another type, without anything that belonged to its former one. */
function retype(editor: Editor, at: Path, properties: Readonly<Record<string, unknown>>): void {
  const node = Node.get(editor, at);
  const former = Object.keys(node).filter(
    (name) => name !== 'type' && name !== 'children' && !(name in properties),
  );
  Transforms.unsetNodes(editor, former, { at });
  Transforms.setNodes(editor, properties, { at });
}

/** Code is letters and nothing else. */
function strip(editor: Editor, at: Path): void {
  Transforms.unwrapNodes(editor, { at, match: (node) => isElement(node, 'link'), mode: 'all' });
  Transforms.unsetNodes(editor, [...marks], { at, match: (node) => Node.isText(node), mode: 'all' });
}

/** Wraps neighbouring blocks in one list each. */
function wrapInList(editor: Editor, paths: readonly Path[], format: string): void {
  for (const at of paths) retype(editor, at, { type: 'list-item' });
  const indexes = paths.map(([index]) => index ?? 0);
  const runs = indexes.reduce<number[][]>((found, index) => {
    const last = found.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else found.push([index]);
    return found;
  }, []);
  // From behind: what is wrapped in front would shift the others.
  for (const run of runs.toReversed()) {
    const at = Editor.range(editor, [run[0] ?? 0], [run.at(-1) ?? 0]);
    Transforms.wrapNodes(
      editor,
      { type: 'list', format, children: [] },
      { at, match: (_, path) => path.length === 1 },
    );
  }
}

/**
 * Turns the selected blocks into blocks of a kind. In a list, another kind of list changes the format of the nearest one
 * and nothing else; every other kind takes the selected items out of it.
 */
export function convertBlocks(editor: Editor, kind: Exclude<BlockKind, 'image'>): void {
  const properties = propertiesOf(kind);
  const list = currentList(editor);
  Editor.withoutNormalizing(editor, () => {
    if (properties.type === 'list' && list) {
      Transforms.setNodes(editor, { format: properties['format'] }, { at: list[1] });
      return;
    }
    liftItems(editor);
    const paths = selectedTextBlocks(editor);
    if (properties.type === 'list') {
      wrapInList(editor, paths, String(properties['format']));
      return;
    }
    for (const at of paths) {
      retype(editor, at, properties);
      if (kind === 'code') strip(editor, at);
    }
  });
}

/** What the buttons of the lists do: a list of this format becomes paragraphs, everything else one of this format. */
export function toggleList(editor: Editor, kind: 'list-ordered' | 'list-unordered'): void {
  const [list] = currentList(editor) ?? [];
  convertBlocks(editor, list?.['format'] === propertiesOf(kind)['format'] ? 'paragraph' : kind);
}

/** Whether what is selected, or what would be typed, has a mark. */
export function hasMark(editor: Editor, mark: Mark): boolean {
  const { selection } = editor;
  // An editor that was given another document has a selection of the former one until it is drawn.
  if (!selection || !Node.has(editor, selection.anchor.path) || !Node.has(editor, selection.focus.path)) {
    return false;
  }
  return Editor.marks(editor)?.[mark] === true;
}

/** Gives the selection a mark, or takes it away; nothing in code and pictures. */
export function toggleMark(editor: Editor, mark: Mark): void {
  if (isOutsideText(editor)) return;
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}
