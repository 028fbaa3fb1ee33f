import { Editor, Node, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import { extendToEdge, moveToEdge, selectAll } from '../commands/selection.ts';
import { insertLink } from '../commands/links.ts';
import { noBlockTypes } from '../nodes.ts';
import { readDocument } from '../schema/read-document.ts';
import { createDocumentEditor } from './create-editor.ts';
import { edgeOfPress } from '../commands/keys.ts';

const leaf = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

function open(...nodes: object[]) {
  const editor = createDocumentEditor(noBlockTypes, { chooseImage: () => undefined });
  const read = readDocument(nodes, noBlockTypes);
  if (read.kind === 'damaged') throw new Error('The document is damaged.');
  editor.children = read.nodes;
  Transforms.select(editor, Editor.end(editor, []));
  const type = (text: string) => {
    for (const letter of text) editor.insertText(letter);
  };
  return { editor, type };
}

/** Types a text into an empty document and returns the result. */
function typed(text: string) {
  const { editor, type } = open(paragraph(leaf('')));
  type(text);
  return editor.children;
}

const marked = (mark: string) => [paragraph(leaf('so '), leaf('it is', { [mark]: true }))];

const press = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const link = { words: 'loom', url: 'https://example.com/loom' };

describe('the cursor of the block editor', () => {
  it('continues behind a link that replaces selected words', () => {
    const { editor, type } = open(paragraph(leaf('A loom here')));
    const words = { anchor: { path: [0, 0], offset: 2 }, focus: { path: [0, 0], offset: 6 } };
    insertLink(editor, words, link);
    type('s');
    expect(Node.string(editor)).toBe('A looms here');
    expect(Node.string(Node.get(editor, [0, 1]))).toBe('loom');
  });

  it('continues behind a link that is inserted without a selection', () => {
    const { editor, type } = open(paragraph(leaf('A ')));
    insertLink(editor, Editor.range(editor, Editor.end(editor, [])), link);
    type(' and on');
    expect(Node.string(editor)).toBe('A loom and on');
    expect(Node.string(Node.get(editor, [0, 1]))).toBe('loom');
  });

  it('reaches the ends of the document, which also end a selection', () => {
    const { editor } = open(paragraph(leaf('One')), paragraph(leaf('Two')), paragraph(leaf('Three')));
    moveToEdge(editor, 'start');
    expect(editor.selection?.focus).toEqual({ path: [0, 0], offset: 0 });
    Transforms.select(editor, { path: [1, 0], offset: 1 });
    extendToEdge(editor, 'end');
    expect(editor.selection).toEqual({
      anchor: { path: [1, 0], offset: 1 },
      focus: { path: [2, 0], offset: 5 },
    });
    selectAll(editor);
    expect(editor.selection).toEqual(Editor.range(editor, []));
  });

  it('moves to the ends of the document by Ctrl+Home, Ctrl+End and Cmd with an arrow', () => {
    expect(edgeOfPress({ ...press, ctrlKey: true, key: 'Home' })).toBe('start');
    expect(edgeOfPress({ ...press, ctrlKey: true, shiftKey: true, key: 'End' })).toBe('end');
    expect(edgeOfPress({ ...press, metaKey: true, key: 'ArrowUp' })).toBe('start');
    expect(edgeOfPress({ ...press, metaKey: true, key: 'ArrowDown' })).toBe('end');
    // These go to the end of a line, and move a block.
    expect(edgeOfPress({ ...press, key: 'End' })).toBeUndefined();
    expect(edgeOfPress({ ...press, metaKey: true, shiftKey: true, key: 'ArrowDown' })).toBeUndefined();
    expect(edgeOfPress({ ...press, ctrlKey: true, key: 'ArrowDown' })).toBeUndefined();
  });

  it('ignores selections of the page that are outside of the document', () => {
    const { editor } = open(paragraph(leaf('One')));
    const before = editor.selection;
    Transforms.select(editor, { anchor: { path: [0, 0], offset: 0 }, focus: { path: [1, 0], offset: 4 } });
    expect(editor.selection).toEqual(before);
  });
});

describe('marks of the block editor', () => {
  const bold = paragraph(leaf('Bold words', { bold: true }));

  it('end when their text is deleted', () => {
    const { editor, type } = open(bold);
    selectAll(editor);
    editor.deleteFragment();
    type('- plain');
    expect(Node.first(editor, [])[0]).toEqual(leaf('plain'));
    expect(editor.children).toMatchObject([{ type: 'list', children: [{ type: 'list-item' }] }]);
  });

  it('end when their last character is deleted', () => {
    const { editor, type } = open(paragraph(leaf('ab', { bold: true })));
    editor.deleteBackward('character');
    editor.deleteBackward('character');
    type('c');
    expect(editor.children).toEqual([paragraph(leaf('c'))]);
  });

  it('continue after Enter and after words are replaced', () => {
    const { editor, type } = open(bold);
    editor.insertBreak();
    type('more');
    expect(editor.children.at(-1)).toEqual(paragraph(leaf('more', { bold: true })));
    selectAll(editor);
    type('x');
    expect(editor.children).toEqual([paragraph(leaf('x', { bold: true }))]);
  });

  it('start and end with typed Markdown syntax', () => {
    expect(typed('so *it is*')).toEqual(marked('italic'));
    expect(typed('so _it is_')).toEqual(marked('italic'));
    expect(typed('so **it is**')).toEqual(marked('bold'));
    for (const text of ['2*3*4', '2 * 3 *', 'so ** it*', '**so*'])
      expect(typed(text)).toEqual([paragraph(leaf(text))]);
  });
});
