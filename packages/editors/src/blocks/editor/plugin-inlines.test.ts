import { brokenBlocksRules } from '@admin/content-model';
import type { Contributed } from '@admin/shell/host';
import { Editor, Node, Transforms } from 'slate';
import { describe, expect, it } from 'vitest';
import type { InlineElement } from '../../contract/inline-elements.ts';
import { insertBlock } from '../commands/change-blocks.ts';
import { convertBlocks } from '../commands/format.ts';
import { canInsertInline, currentInline, insertInline, removeInline } from '../commands/inlines.ts';
import { insertLink } from '../commands/links.ts';
import { documentValue, inlineVoidType, isBlank, noBlockTypes } from '../nodes.ts';
import { readDocument } from '../schema/read-document.ts';
import { removeSlash, slashQuery } from '../slash/use-slash-menu.ts';
import { createDocumentEditor } from './create-editor.ts';

const type = (content: 'none' | 'text', check: InlineElement['check']): Contributed<InlineElement> => ({
  pluginId: 'notes',
  contributionId: `notes.${content}`,
  id: `notes.${content}`,
  type: content === 'text' ? 'notes.term' : 'notes.footnote',
  content,
  label: { id: 'notes', defaultMessage: 'Notes' },
  icon: () => Promise.resolve({ default: () => null }),
  element: () => Promise.resolve({ default: () => null }),
  insert: () => ({ type: 'notes', children: [] }),
  check,
});
const refused = { id: 'notes.refused', defaultMessage: 'refused' };
const inlines = new Map(
  [
    type('none', () => undefined),
    type('text', ({ definition }) => {
      if (definition === 'fail') throw new Error('no check today');
      return definition === 'bad' ? refused : undefined;
    }),
  ].map((inline) => [inline.type, inline]),
);

const leaf = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks });
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children });
const footnote = { type: 'notes.footnote', note: 'Since 1897', children: [leaf('')] };
const term = (text = 'loom', definition = 'A machine') => ({
  type: 'notes.term',
  definition,
  children: [leaf(text)],
});

/** Opens a document with the cursor at the end of its first block. */
function open(...nodes: readonly object[]) {
  const editor = createDocumentEditor(noBlockTypes, { chooseImage: () => undefined });
  const read = readDocument(nodes, noBlockTypes, inlines);
  if (read.kind === 'damaged') throw new Error('The document is damaged.');
  editor.children = read.nodes;
  Transforms.select(editor, Editor.end(editor, [0]));
  const value = () => documentValue(editor.children);
  return { editor, value };
}

describe('a stored inline element', () => {
  it.each([
    [paragraph(leaf('A '), footnote, leaf('b'))],
    [paragraph(leaf('A '), term(), leaf('b'))],
    [paragraph(leaf(''), { ...footnote, type: 'gone.mention', user: { id: 7 }, text: 'x' }, leaf(''))],
    [paragraph(leaf(''), { ...term(), type: 'gone.term' }, leaf(''))],
    [paragraph(leaf(''), term('loom', 'bad'), leaf(''))],
    [paragraph(leaf(''), term('loom', 'fail'), leaf(''))],
    [paragraph(leaf(''), term(''), leaf(''))],
    [paragraph(leaf(''), { type: 'gone.mention' }, leaf(''))],
    [{ type: 'quote', children: [leaf(''), footnote, leaf(''), term(), leaf('')] }],
    [
      {
        type: 'list',
        format: 'ordered',
        children: [{ type: 'list-item', children: [leaf('a'), footnote, leaf('')] }],
      },
    ],
  ])('is written unchanged after other text was edited: %j', (node) => {
    const { editor, value } = open(paragraph(leaf('x')), node);
    editor.insertText('y');
    expect(value()).toEqual([paragraph(leaf('xy')), node]);
    expect(brokenBlocksRules(value())).toEqual([]);
  });

  it('keeps a document without inline elements identical', () => {
    const { editor, value } = open(paragraph(leaf('x')), paragraph(leaf('y')));
    expect(value()).toBe(editor.children);
  });

  it('keeps a block with no other content from being blank or replaced', () => {
    const { editor, value } = open(paragraph(leaf(''), footnote, leaf('')));
    expect(isBlank(editor.children)).toBe(false);
    insertBlock(editor, { type: 'paragraph', children: [leaf('new')] });
    expect(value()).toEqual([paragraph(leaf(''), footnote, leaf('')), paragraph(leaf('new'))]);
  });
});

describe('the cursor at an inline element without content', () => {
  it('stops at it, and types behind it', () => {
    const { editor, value } = open(paragraph(leaf('A'), footnote, leaf('b')));
    Transforms.select(editor, { path: [0, 0], offset: 1 });
    Transforms.move(editor);
    expect(currentInline(editor)?.[0].type).toBe(inlineVoidType);
    editor.insertText('x');
    expect(value()).toEqual([paragraph(leaf('A'), footnote, leaf('xb'))]);
    Transforms.move(editor, { reverse: true });
    Transforms.move(editor, { reverse: true });
    editor.insertText('y');
    expect(Node.string(editor)).toHaveLength(4);
  });

  it('deletes it with Backspace behind it, and with Delete on it', () => {
    const behind = open(paragraph(leaf('A'), footnote, leaf('')));
    behind.editor.deleteBackward('character');
    expect(behind.value()).toEqual([paragraph(leaf('A'))]);
    const { editor, value } = open(paragraph(leaf('A'), footnote, leaf('b')));
    Transforms.select(editor, { path: [0, 1, 0], offset: 0 });
    editor.deleteForward('character');
    expect(value()).toEqual([paragraph(leaf('Ab'))]);
  });

  it('splits the block behind it', () => {
    const { editor, value } = open(paragraph(leaf('A'), footnote, leaf('b')));
    Transforms.select(editor, { path: [0, 1, 0], offset: 0 });
    editor.insertBreak();
    expect(value()).toEqual([paragraph(leaf('A'), footnote, leaf('')), paragraph(leaf('b'))]);
  });

  it('does not take it for the start of the block', () => {
    const { editor, value } = open(paragraph(leaf(''), footnote, leaf('')));
    for (const letter of '# x') editor.insertText(letter);
    expect(value()).toEqual([paragraph(leaf(''), footnote, leaf('# x'))]);
    const slash = open(paragraph(leaf(''), footnote, leaf('/')));
    expect(slashQuery(slash.editor)).toBe(' ');
    const quote = open({ type: 'quote', children: [leaf('a\n'), footnote, leaf('')] });
    quote.editor.insertBreak();
    expect(quote.value()).toEqual([{ type: 'quote', children: [leaf('a\n'), footnote, leaf('\n')] }]);
  });
});

describe('an inline element', () => {
  it('is inserted at the cursor, and typing continues behind it', () => {
    const { editor, value } = open(paragraph(leaf('Clocks')));
    if (editor.selection) insertInline(editor, editor.selection, footnote, 'none');
    editor.insertText('!');
    expect(value()).toEqual([paragraph(leaf('Clocks'), footnote, leaf('!'))]);
  });

  it('is inserted around the selected words, and removed from them', () => {
    const { editor, value } = open(paragraph(leaf('A loom here')));
    expect(canInsertInline(editor, 'text')).toBe(false);
    const words = { anchor: { path: [0, 0], offset: 2 }, focus: { path: [0, 0], offset: 6 } };
    Transforms.select(editor, words);
    expect(canInsertInline(editor, 'text')).toBe(true);
    insertInline(editor, words, { ...term(), children: [] }, 'text');
    editor.insertText('s');
    expect(value()).toEqual([paragraph(leaf('A '), term(), leaf('s here'))]);
    Transforms.select(editor, Editor.range(editor, [0]));
    expect(canInsertInline(editor, 'text')).toBe(false);
    removeInline(editor, [0, 1]);
    expect(value()).toEqual([paragraph(leaf('A looms here'))]);
  });

  it('is removed with its text, and unwrapped in code', () => {
    const { editor, value } = open(paragraph(leaf('A '), term('x'), leaf('')));
    Transforms.select(editor, Editor.end(editor, [0, 1]));
    editor.deleteBackward('character');
    expect(value()).toEqual([paragraph(leaf('A '))]);
    const code = open(paragraph(leaf('A '), term(), leaf('')));
    convertBlocks(code.editor, 'code');
    expect(code.value()).toEqual([{ type: 'code', children: [leaf('A loom')] }]);
  });

  it('divides a link that is put around it', () => {
    const { editor, value } = open(paragraph(leaf('a'), footnote, leaf('b')));
    insertLink(editor, Editor.range(editor, [0]), { words: 'ab', url: '/' });
    const link = (text: string) => ({ type: 'link', url: '/', children: [leaf(text)] });
    expect(value()).toEqual([
      paragraph(leaf(''), link('a'), leaf(''), footnote, leaf(''), link('b'), leaf('')),
    ]);
    expect(brokenBlocksRules(value())).toEqual([]);
  });
});

describe('the slash menu', () => {
  it.each([
    ['at the start of a paragraph', paragraph(leaf('/foot')), 'foot'],
    ['behind a space', paragraph(leaf('Clocks /foot')), ' foot'],
    ['behind an element', paragraph(leaf('A'), footnote, leaf(' /')), ' '],
    ['in a quote', { type: 'quote', children: [leaf('Clocks /f')] }, ' f'],
    ['not at the start of a quote', { type: 'quote', children: [leaf('/f')] }, undefined],
    ['not in code', { type: 'code', children: [leaf('a /f')] }, undefined],
    ['not inside a word', paragraph(leaf('he/she')), undefined],
    ['not behind a lone slash and a space', paragraph(leaf('km / h')), undefined],
    ['not with an element in the query', paragraph(leaf('A /f'), footnote, leaf('oot')), undefined],
  ])('opens %s', (_position, block, query) => {
    const { editor } = open(block);
    Transforms.select(editor, Editor.end(editor, []));
    expect(slashQuery(editor)).toBe(query);
  });

  it('removes only its slash and query', () => {
    const { editor, value } = open(paragraph(leaf('Clocks /foot')));
    Transforms.select(editor, Editor.end(editor, []));
    removeSlash(editor, ' foot');
    expect(value()).toEqual([paragraph(leaf('Clocks '))]);
  });
});
