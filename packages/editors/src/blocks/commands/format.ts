import { Editor, Node, Transforms, type Path } from 'slate';
import { inlineTextType, isElement, isVoidType, marksIn } from '../nodes.ts';
import { currentList, isOutsideText, propertiesOf, type BlockKind } from './block-kind.ts';

const isItem = (node: Node): boolean => isElement(node, 'list-item');

/** Lifts the selected items out of their lists; they are converted afterwards. */
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

/** Returns the paths of the selected top-level blocks with text. */
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

/** Changes the type of a block and removes the properties of its former type. */
function retype(editor: Editor, at: Path, properties: Readonly<Record<string, unknown>>): void {
  const node = Node.get(editor, at);
  const former = Object.keys(node).filter(
    (name) => name !== 'type' && name !== 'children' && !(name in properties),
  );
  Transforms.unsetNodes(editor, former, { at });
  Transforms.setNodes(editor, properties, { at });
}

/** Removes all marks of the text at a path, including those of plugins. */
export function unsetMarks(editor: Editor, at: Path): void {
  const set = new Set(Array.from(Node.texts(Node.get(editor, at)), ([node]) => marksIn(node)).flat());
  if (set.size === 0) return;
  Transforms.unsetNodes(editor, [...set], { at, match: (node) => Node.isText(node), mode: 'all' });
}

/** Removes links and marks, which code cannot contain. */
function strip(editor: Editor, at: Path): void {
  Transforms.unwrapNodes(editor, {
    at,
    match: (node) => isElement(node, 'link') || isElement(node, inlineTextType),
    mode: 'all',
  });
  unsetMarks(editor, at);
}

/** Wraps each run of adjacent blocks in a list. */
function wrapInList(editor: Editor, paths: readonly Path[], format: string): void {
  for (const at of paths) retype(editor, at, { type: 'list-item' });
  const indexes = paths.map(([index]) => index ?? 0);
  const runs = indexes.reduce<number[][]>((found, index) => {
    const last = found.at(-1);
    if (last?.at(-1) === index - 1) last.push(index);
    else found.push([index]);
    return found;
  }, []);
  // In reverse, because wrapping shifts the indexes of the following blocks.
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
 * Converts the selected blocks to a kind. In a list, a list kind only changes the format of the nearest list; every other
 * kind lifts the selected items out of the list.
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

/** Toggles a list: a list of this format becomes paragraphs, everything else a list of this format. */
export function toggleList(editor: Editor, kind: 'list-ordered' | 'list-unordered'): void {
  const [list] = currentList(editor) ?? [];
  convertBlocks(editor, list?.['format'] === propertiesOf(kind)['format'] ? 'paragraph' : kind);
}

/** Returns the marks of the selection, or of text typed at the cursor. */
export function currentMarks(editor: Editor): readonly string[] {
  const { selection } = editor;
  // After a document is replaced, the selection is stale until the next render.
  if (!selection || !Node.has(editor, selection.anchor.path) || !Node.has(editor, selection.focus.path)) {
    return [];
  }
  return marksIn(Editor.marks(editor) ?? {});
}

/** Toggles a mark of the selection; does nothing in code and images. */
export function toggleMark(editor: Editor, mark: string): void {
  if (isOutsideText(editor)) return;
  if (currentMarks(editor).includes(mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
}
