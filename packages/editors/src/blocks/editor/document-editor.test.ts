import { Editor, Node, Transforms, type Descendant } from 'slate';
import { describe, expect, it } from 'vitest';
import { convertBlocks, toggleList } from '../commands/format.ts';
import { indentItems, outdentItems } from '../commands/indent.ts';
import { blockKinds } from '../commands/block-kind.ts';
import { imageBlock, stepBlock } from '../commands/change-blocks.ts';
import { changeLink, insertLink } from '../commands/links.ts';
import { listStyle, noBlockTypes } from '../nodes.ts';
import { readDocument } from '../schema/read-document.ts';
import { toolbarState } from '../toolbar/toolbar-state.ts';
import { createDocumentEditor } from './create-editor.ts';
import { markOfKey } from '../commands/keys.ts';

type Shape = readonly unknown[] | string;

const leaf = (text: string) => ({ type: 'text', text });
const block = (type: string, text = '', more: object = {}) => ({ type, ...more, children: [leaf(text)] });
const item = (text = '') => block('list-item', text);
const list = (format: string, children: readonly unknown[], more: object = {}) => ({
  type: 'list',
  format,
  ...more,
  children,
});
const image = { type: 'image', image: { url: '/uploads/a.png' }, children: [leaf('')] };

/** Opens an editor with a document and the cursor at the end of the node at a path. */
function open(nodes: readonly unknown[] | null, at: number[] = []) {
  let chosen = 0;
  const editor = createDocumentEditor(noBlockTypes, { chooseImage: () => () => void (chosen += 1) });
  const read = readDocument(nodes, noBlockTypes);
  if (read.kind === 'damaged') throw new Error('The document is damaged.');
  editor.children = read.nodes;
  Transforms.select(editor, Editor.end(editor, at));
  const type = (text: string) => {
    for (const letter of text) editor.insertText(letter);
  };
  return { editor, type, chosen: () => chosen };
}

/** Returns a summary of a document: type and text of every block. */
const short = (nodes: readonly Descendant[]): readonly Shape[] =>
  nodes.map((node) => {
    if (Node.isText(node)) return node.text;
    const { type, level, format, children } = node;
    const name = [type, level, format]
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join(' ');
    const inner = short(children);
    return inner.every((part) => typeof part === 'string') ? [name, inner.join('')] : [name, ...inner];
  });

const alternativeOf = (alternativeText: string | null) =>
  imageBlock({ name: 'loom.png', alternativeText })['image'];

/** Returns the markers of lists at the first four depths. */
const styles = (format: string) => [0, 1, 2, 3].map((depth) => listStyle(format, depth));

describe('the block editor', () => {
  it.each([
    ['```', 'code'],
    ['#', 'heading 1'],
    ['##', 'heading 2'],
    ['###', 'heading 3'],
    ['####', 'heading 4'],
    ['#####', 'heading 5'],
    ['######', 'heading 6'],
    ['>', 'quote'],
  ])('[S2-4.36] converts %s and a space at the start of a block to a %s', (snippet, type) => {
    const { editor, type: write } = open(null);
    write(`${snippet} Words`);
    expect(short(editor.children)).toEqual([[type, 'Words']]);
  });

  it.each([
    ['1.', 'list ordered'],
    ['-', 'list unordered'],
    ['*', 'list unordered'],
    ['+', 'list unordered'],
  ])('[S2-4.36] converts %s and a space at the start of a block to a %s', (snippet, type) => {
    const { editor, type: write } = open(null);
    write(`${snippet} Words`);
    expect(short(editor.children)).toEqual([[type, ['list-item', 'Words']]]);
  });

  it('[S2-4.36] opens the image picker after ![ and a space, and keeps such characters elsewhere', () => {
    const { editor, type, chosen } = open(null);
    type('![ ');
    expect(chosen()).toBe(1);
    expect(short(editor.children)).toEqual([['paragraph', '']]);
    type('a # b');
    expect(short(editor.children)).toEqual([['paragraph', 'a # b']]);
  });

  it('[S2-4.29] converts the current block and removes the properties of its former kind', () => {
    const { editor } = open([block('heading', 'Title', { level: 2 }), block('paragraph', 'Text')], [0]);
    convertBlocks(editor, 'quote');
    expect(editor.children[0]).toEqual(block('quote', 'Title'));
    convertBlocks(editor, 'heading-three');
    expect(editor.children[0]).toEqual(block('heading', 'Title', { level: 3 }));
    convertBlocks(editor, 'paragraph');
    expect(editor.children[0]).toEqual(block('paragraph', 'Title'));
    Transforms.select(editor, []);
    convertBlocks(editor, 'list-ordered');
    expect(short(editor.children)).toEqual([['list ordered', ['list-item', 'Title'], ['list-item', 'Text']]]);
  });

  it('[S2-4.30] changes the format of a list, and removes the list with the button of its own format', () => {
    const { editor } = open([list('ordered', [item('One'), item('Two')])], [0, 1]);
    convertBlocks(editor, 'list-unordered');
    expect(short(editor.children)).toEqual([['list unordered', ['list-item', 'One'], ['list-item', 'Two']]]);
    toggleList(editor, 'list-ordered');
    expect(short(editor.children)).toEqual([['list ordered', ['list-item', 'One'], ['list-item', 'Two']]]);
    toggleList(editor, 'list-ordered');
    expect(short(editor.children)).toEqual([
      ['list ordered', ['list-item', 'One']],
      ['paragraph', 'Two'],
    ]);
  });

  it('[S2-4.31] converts a list item without a list to a paragraph', () => {
    const { editor } = open([list('ordered', [item('One')])], [0]);
    Transforms.unwrapNodes(editor, { at: [0] });
    expect(editor.children).toEqual([block('paragraph', 'One')]);
  });

  it.each(['quote', 'code'])('[S2-4.32] leaves a %s after Enter is pressed twice at its end', (type) => {
    const { editor, type: write } = open([block(type, 'Words')], [0]);
    editor.insertBreak();
    write('more');
    expect(short(editor.children)).toEqual([[type, 'Words\nmore']]);
    editor.insertBreak();
    editor.insertBreak();
    expect(short(editor.children)).toEqual([
      [type, 'Words\nmore'],
      ['paragraph', ''],
    ]);
    expect(editor.selection?.anchor.path).toEqual([1, 0]);
  });

  it('[S2-4.33] nests items under the previous one, and moves an empty item out on Enter', () => {
    const { editor } = open([list('ordered', [item('One'), item('Two')])], [0, 1]);
    indentItems(editor);
    const nested = list('ordered', [item('Two')], { indentLevel: 1 });
    expect(editor.children).toEqual([list('ordered', [item('One'), nested])]);
    editor.insertBreak();
    editor.insertBreak();
    expect(short(editor.children)).toEqual([
      ['list ordered', ['list-item', 'One'], ['list ordered', ['list-item', 'Two']], ['list-item', '']],
    ]);
    editor.insertBreak();
    expect(short(editor.children).at(-1)).toEqual(['paragraph', '']);
  });

  it('[S2-4.33] converts an empty list to a paragraph on Backspace, and does not nest the first item on Tab', () => {
    const { editor } = open([list('unordered', [item()])], [0, 0]);
    indentItems(editor);
    expect(short(editor.children)).toEqual([['list unordered', ['list-item', '']]]);
    editor.deleteBackward('character');
    expect(editor.children).toEqual([block('paragraph')]);
  });

  it('moves nested items with their parent', () => {
    const under = list('ordered', [item('Under')], { indentLevel: 1 });
    const { editor } = open([list('ordered', [item('One'), item('Two'), under])], [0, 1]);
    indentItems(editor);
    const deeper = list('ordered', [item('Under')], { indentLevel: 2 });
    const moved = list('ordered', [item('Two'), deeper], { indentLevel: 1 });
    expect(editor.children).toEqual([list('ordered', [item('One'), moved])]);
    outdentItems(editor);
    expect(editor.children).toEqual([list('ordered', [item('One'), item('Two'), under])]);
  });

  it('[S2-4.34] starts a block on Enter and a line on Shift+Enter, except in images', () => {
    const { editor, type } = open([block('heading', 'Title', { level: 1 }), image], [0]);
    editor.insertSoftBreak();
    type('more');
    editor.insertBreak();
    expect(short(editor.children)).toEqual([
      ['heading 1', 'Title\nmore'],
      ['paragraph', ''],
      ['image', ''],
    ]);
    Transforms.select(editor, Editor.start(editor, [2]));
    editor.insertSoftBreak();
    expect(editor.children[2]).toEqual(image);
  });

  it('[S2-4.35] starts a paragraph behind an image on Enter, and removes the image on Backspace', () => {
    const { editor } = open([image], [0]);
    editor.insertBreak();
    expect(short(editor.children)).toEqual([
      ['image', ''],
      ['paragraph', ''],
    ]);
    editor.deleteBackward('character');
    expect(short(editor.children)).toEqual([['image', '']]);
    editor.deleteBackward('character');
    expect(editor.children).toEqual([block('paragraph')]);
    expect(editor.selection?.anchor).toEqual({ path: [0, 0], offset: 0 });
  });

  it('[S2-4.37] moves the block at the cursor within the document', () => {
    const { editor } = open([block('paragraph', 'One'), block('paragraph', 'Two')], [1]);
    expect(stepBlock(editor, 'up')).toEqual({ position: 1, count: 2, hasMoved: true });
    expect(stepBlock(editor, 'up')).toEqual({ position: 1, count: 2, hasMoved: false });
    expect(short(editor.children)).toEqual([
      ['paragraph', 'Two'],
      ['paragraph', 'One'],
    ]);
  });

  it('[S2-4.39] leaves a link when a space is typed at its end', () => {
    const { editor, type } = open([block('paragraph', 'See ')], [0]);
    const end = Editor.end(editor, [0]);
    insertLink(editor, { anchor: end, focus: end }, { words: 'there', url: 'https://example.com' });
    Transforms.select(editor, Editor.end(editor, [0, 1]));
    type('s now');
    const link = { type: 'link', url: 'https://example.com', children: [leaf('theres')] };
    expect(editor.children).toEqual([{ type: 'paragraph', children: [leaf('See '), link, leaf(' now')] }]);
  });

  it('stores the entry of a link, and removes it with a change that has none', () => {
    const entry = { __type: 'api::page.page', id: 7 };
    const link = { type: 'link', url: '/page', entry, children: [leaf('page')] };
    const { editor } = open([{ type: 'paragraph', children: [leaf(''), link, leaf('')] }], [0]);
    changeLink(editor, [0, 1], { words: 'the page', url: '/page', entry });
    expect(Node.get(editor, [0, 1])).toEqual({ ...link, children: [leaf('the page')] });
    changeLink(editor, [0, 1], { words: 'the page', url: '/other' });
    expect(Node.get(editor, [0, 1])).toEqual({
      type: 'link',
      url: '/other',
      children: [leaf('the page')],
    });
  });

  it('[S2-4.38] reports where tools are unavailable', () => {
    const { editor } = open(
      [block('paragraph', 'One'), image, block('code', 'x'), block('quote', 'Two')],
      [0],
    );
    expect(toolbarState(editor)).toMatchObject({
      kind: 'paragraph',
      isOutsideText: false,
      spansBlocks: false,
    });
    for (const [index, kind] of [
      [1, 'image'],
      [2, 'code'],
    ] as const) {
      Transforms.select(editor, Editor.start(editor, [index]));
      expect(toolbarState(editor)).toMatchObject({ kind, isOutsideText: true });
    }
    Transforms.select(editor, { anchor: Editor.start(editor, [0]), focus: Editor.end(editor, [3]) });
    expect(toolbarState(editor).spansBlocks).toBe(true);
  });

  it.each([
    ['b', false, 'bold'],
    ['i', false, 'italic'],
    ['u', false, 'underline'],
    ['e', false, 'code'],
    ['S', true, 'strikethrough'],
    ['s', false, undefined],
    ['B', true, undefined],
  ])('[S2-4.41] maps Ctrl and Cmd with %s (Shift: %s) to %s', (key, shiftKey, mark) => {
    const press = { key, shiftKey, altKey: false, ctrlKey: false, metaKey: false };
    expect(markOfKey({ ...press, ctrlKey: true })).toBe(mark);
    expect(markOfKey({ ...press, metaKey: true })).toBe(mark);
    expect(markOfKey(press)).toBeUndefined();
  });

  it('[S2-5.46] describes an image without alternative text by its name', () => {
    expect(alternativeOf(null)).toMatchObject({ alternativeText: 'loom.png' });
    expect(alternativeOf('')).toMatchObject({ alternativeText: 'loom.png' });
    expect(alternativeOf('A loom')).toMatchObject({ alternativeText: 'A loom' });
  });

  it('[S2-9.8] [S2-9.9] numbers lists by depth and has twelve block kinds', () => {
    expect(styles('ordered')).toEqual(['decimal', 'lower-alpha', 'upper-roman', 'decimal']);
    expect(styles('unordered')).toEqual(['disc', 'circle', 'square', 'disc']);
    expect(blockKinds.join(' ')).toBe(
      'paragraph heading-one heading-two heading-three heading-four heading-five heading-six list-ordered list-unordered image quote code',
    );
  });

  it.each([
    ['**bold**', 'bold'],
    ['`code`', 'code'],
    ['_it is_', 'italic'],
    ['~~gone~~', 'strikethrough'],
  ])('formats the words of %s when the closing characters are typed', (typed, mark) => {
    const { editor, type } = open(null);
    type(`So ${typed}, yes`);
    const words = typed.replaceAll(/[*`_~]/g, '');
    expect(editor.children).toEqual([
      { type: 'paragraph', children: [leaf('So '), { ...leaf(words), [mark]: true }, leaf(', yes')] },
    ]);
  });

  it('does not format a_name_with_underscores and 2 * 3 * 4', () => {
    const { editor, type } = open(null);
    type('a_name_ 2 ** 3 ** 4');
    expect(short(editor.children)).toEqual([['paragraph', 'a_name_ 2 ** 3 ** 4']]);
  });

  it('moves text that was inserted into an image to a paragraph below it', () => {
    const { editor } = open([image, block('paragraph', 'Two')], [1]);
    const link = { type: 'link', url: '/page', children: [leaf('there')] };
    Transforms.insertNodes(editor, [leaf('One '), link], { at: [0, 1], voids: true });
    expect(editor.children).toEqual([
      image,
      { type: 'paragraph', children: [leaf('One '), link, leaf('')] },
      block('paragraph', 'Two'),
    ]);
  });
});
