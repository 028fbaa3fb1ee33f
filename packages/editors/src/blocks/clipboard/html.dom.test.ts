import type { Contributed } from '@admin/shell/host';
import { Node, Transforms, type Descendant } from 'slate';
import { describe, expect, it, vi } from 'vitest';
import type { BlockMark } from '../../contract/block-marks.ts';
import { createDocumentEditor } from '../editor/create-editor.ts';
import { noBlockMarks, noBlockTypes, type BlockMarks } from '../nodes.ts';
import { withClipboard } from './with-clipboard.ts';

/** Pastes into an empty editor and returns its document. */
function paste(
  held: Readonly<Record<string, string>>,
  onCut: () => void = () => undefined,
  marks: BlockMarks = noBlockMarks,
): readonly Descendant[] {
  const editor = withClipboard(
    createDocumentEditor(noBlockTypes, { chooseImage: () => undefined }),
    noBlockTypes,
    { onCut, marks: () => marks },
  );
  editor.children = [{ type: 'paragraph', children: [{ type: 'text', text: '' }] }];
  Transforms.select(editor, { path: [0, 0], offset: 0 });
  editor.insertData({ getData: (type: string) => held[type] ?? '' } as unknown as DataTransfer);
  return editor.children;
}

describe('HTML pasted from other programs', () => {
  it('becomes blocks', () => {
    const html = '<h2 onclick="alert(1)">A title</h2><p>and <b>words</b><script>alert(1)</script></p>';
    expect(paste({ 'text/html': html, 'text/plain': 'A title' })).toEqual([
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'A title' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'and ' },
          { type: 'text', text: 'words', bold: true },
        ],
      },
    ]);
  });

  it('has the marks of plugins, which take precedence over those of its tags', () => {
    const key: Pick<BlockMark, 'mark' | 'fromHtml'> = {
      mark: 'notes.key',
      fromHtml: ({ tagName }) => tagName === 'KBD',
    };
    const failing: typeof key = {
      mark: 'notes.failing',
      fromHtml: () => {
        throw new Error('unreadable');
      },
    };
    const marks = new Map([key, failing].map((mark) => [mark.mark, mark as Contributed<BlockMark>]));
    const html = '<p><b>Press <kbd>Esc</kbd></b></p>';
    expect(paste({ 'text/html': html }, undefined, marks)).toMatchObject([
      {
        children: [
          { text: 'Press ', bold: true },
          { text: 'Esc', bold: true, 'notes.key': true },
        ],
      },
    ]);
    expect(paste({ 'text/html': html })).toMatchObject([{ children: [{}, { text: 'Esc', code: true }] }]);
  });

  it('is truncated and reported when it is too long', () => {
    const onCut = vi.fn();
    const html = `<p>${'words'.repeat(100_000)}</p>`;
    paste({ 'text/html': html }, onCut);
    expect(onCut).not.toHaveBeenCalled();
    const nodes = paste({ 'text/html': `${html}<p>The end</p>` }, onCut);
    expect(nodes.map((node) => Node.string(node)).join('')).toHaveLength(500_000);
    expect(onCut).toHaveBeenCalledOnce();
    paste({ 'text/html': `<!--${'nothing'.repeat(150_000)}--><p>The end</p>` }, onCut);
    expect(onCut).toHaveBeenCalledTimes(2);
  });
});
