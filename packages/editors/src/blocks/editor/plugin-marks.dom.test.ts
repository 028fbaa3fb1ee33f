import type { Contributed } from '@admin/shell/host';
import { Editor, Node, Transforms, type Descendant } from 'slate';
import { describe, expect, it } from 'vitest';
import type { BlockMark } from '../../contract/block-marks.ts';
import { convertBlocks, toggleMark } from '../commands/format.ts';
import { pressKey } from '../commands/keys.ts';
import { documentValue, noBlockTypes } from '../nodes.ts';
import { readDocument } from '../schema/read-document.ts';
import { toolbarState } from '../toolbar/toolbar-state.ts';
import { createDocumentEditor } from './create-editor.ts';

const highlight: Contributed<BlockMark> = {
  pluginId: 'notes',
  contributionId: 'notes.highlight',
  id: 'notes.highlight',
  mark: 'notes.highlight',
  label: { id: 'notes.highlight', defaultMessage: 'Highlight' },
  icon: () => Promise.resolve({ default: () => null }),
  element: () => Promise.resolve({ default: () => null }),
  shortcut: 'Mod+Shift+H',
};
const hostile: Contributed<BlockMark> = { ...highlight, mark: 'other.bold', shortcut: 'Mod+B' };
const pluginMarks = new Map([highlight, hostile].map((mark) => [mark.mark, mark]));
const host = { isReleased: false, onMoved: () => undefined, onLink: () => undefined, pluginMarks };
const press = (key: string, shiftKey = false) => ({
  key,
  shiftKey,
  altKey: false,
  ctrlKey: true,
  metaKey: false,
});

const leaf = (text: string, marks: object = {}) => ({ type: 'text', text, ...marks });
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children });

/** Opens a document with its whole first text selected. */
function open(...nodes: readonly object[]) {
  const editor = createDocumentEditor(noBlockTypes, { chooseImage: () => undefined });
  const read = readDocument(nodes, noBlockTypes);
  if (read.kind === 'damaged') throw new Error('The document is damaged.');
  editor.children = read.nodes;
  Transforms.select(editor, Editor.range(editor, [0]));
  return editor;
}

const value = (nodes: readonly Descendant[]) => documentValue(nodes);

describe('a mark of a plugin', () => {
  it('is toggled by its shortcut', () => {
    const editor = open(paragraph(leaf('Mind')));
    expect(pressKey(editor, press('h', true), host)).toBe(true);
    expect(value(editor.children)).toEqual([paragraph(leaf('Mind', { 'notes.highlight': true }))]);
    expect(toolbarState(editor).marks).toEqual(['notes.highlight']);
    pressKey(editor, press('h', true), host);
    expect(value(editor.children)).toEqual([paragraph(leaf('Mind'))]);
  });

  it('does not take a shortcut of the editor', () => {
    const editor = open(paragraph(leaf('Mind')));
    pressKey(editor, press('b'), host);
    expect(value(editor.children)).toEqual([paragraph(leaf('Mind', { bold: true }))]);
  });

  it('stays on the text when no plugin has the mark', () => {
    const gone = { 'gone.colour': 'red', 'gone.mark': true };
    const editor = open(paragraph(leaf('Mind', gone), leaf(' the gap')));
    Transforms.select(editor, { path: [0, 0], offset: 2 });
    editor.insertText('x');
    toggleMark(editor, 'bold');
    expect(value(editor.children)).toEqual([paragraph(leaf('Mixnd', gone), leaf(' the gap'))]);
    Transforms.select(editor, Editor.range(editor, []));
    toggleMark(editor, 'bold');
    editor.insertBreak();
    editor.insertText('after');
    expect(Node.string(editor)).toBe('after');
  });

  it('ends with the text of its block, and is no part of code', () => {
    const editor = open(paragraph(leaf('Mind', { 'notes.highlight': true })));
    editor.deleteFragment();
    editor.insertText('x');
    expect(value(editor.children)).toEqual([paragraph(leaf('x'))]);
    const code = open(paragraph(leaf('Mind', { 'notes.highlight': true, bold: true })));
    convertBlocks(code, 'code');
    expect(value(code.children)).toEqual([{ type: 'code', children: [leaf('Mind')] }]);
    expect(pressKey(code, press('h', true), host)).toBe(true);
    expect(value(code.children)).toEqual([{ type: 'code', children: [leaf('Mind')] }]);
  });
});
