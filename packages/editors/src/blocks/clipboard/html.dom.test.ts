import type { Contributed } from '@admin/shell/host';
import { Node, Transforms, type Descendant } from 'slate';
import { describe, expect, it, vi } from 'vitest';
import { blocksFromHtml, type PastedInline } from '../../conversion/blocks-from-html.ts';
import type { BlockMark } from '../../contract/block-marks.ts';
import { createDocumentEditor } from '../editor/create-editor.ts';
import { noBlockMarks, noBlockTypes, noInlineElements, type BlockMarks } from '../nodes.ts';
import { withClipboard } from './with-clipboard.ts';

type PastedElement = NonNullable<PastedInline['elements']> extends Iterable<infer E> ? E : never;

/** Pastes into an empty editor and returns its document. */
async function paste(
  held: Readonly<Record<string, string>>,
  onCut: () => void = () => undefined,
  marks: BlockMarks = noBlockMarks,
): Promise<readonly Descendant[]> {
  const editor = withClipboard(
    createDocumentEditor(noBlockTypes, { chooseImage: () => undefined }),
    noBlockTypes,
    { onCut, inline: () => ({ marks, inlines: noInlineElements }) },
  );
  editor.children = [{ type: 'paragraph', children: [{ type: 'text', text: '' }] }];
  Transforms.select(editor, { path: [0, 0], offset: 0 });
  editor.insertData({ getData: (type: string) => held[type] ?? '' } as unknown as DataTransfer);
  await vi.dynamicImportSettled();
  return editor.children;
}

describe('HTML pasted from other programs', () => {
  it('becomes blocks', async () => {
    const html = '<h2 onclick="alert(1)">A title</h2><p>and <b>words</b><script>alert(1)</script></p>';
    expect(await paste({ 'text/html': html, 'text/plain': 'A title' })).toEqual([
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

  it('has the marks of plugins, which take precedence over those of its tags', async () => {
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
    expect(await paste({ 'text/html': html }, undefined, marks)).toMatchObject([
      {
        children: [
          { text: 'Press ', bold: true },
          { text: 'Esc', bold: true, 'notes.key': true },
        ],
      },
    ]);
    expect(await paste({ 'text/html': html })).toMatchObject([
      { children: [{}, { text: 'Esc', code: true }] },
    ]);
  });

  it('has the inline elements of plugins, inside their text', () => {
    const term: PastedElement = {
      type: 'notes.term',
      check: () => undefined,
      fromHtml: ({ tagName, textContent }) =>
        tagName === 'ABBR' ? { type: 'notes.term', children: [{ type: 'text', text: textContent }] } : null,
    };
    const footnote: PastedElement = {
      type: 'notes.footnote',
      check: () => undefined,
      fromHtml: ({ tagName }) => (tagName === 'SUP' ? { type: 'notes.footnote', children: [] } : null),
    };
    const failing: PastedElement = {
      ...term,
      type: 'notes.failing',
      fromHtml: () => {
        throw new Error('unreadable');
      },
    };
    const elements = [failing, term, footnote];
    const html = '<p>A <b>fine <abbr>loom</abbr></b> here<sup>1</sup></p><p><sup>2</sup></p>';
    expect(blocksFromHtml(html, [], undefined, { elements })).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'A ' },
          { type: 'text', text: 'fine ', bold: true },
          { type: 'notes.term', children: [{ type: 'text', text: 'loom' }] },
          { type: 'text', text: ' here' },
          { type: 'notes.footnote', children: [] },
        ],
      },
      { type: 'paragraph', children: [{ type: 'notes.footnote', children: [] }] },
    ]);
    expect(blocksFromHtml('<pre>a <abbr>loom</abbr></pre>', [], undefined, { elements })).toEqual([
      { type: 'code', children: [{ type: 'text', text: 'a loom' }] },
    ]);
  });

  it('is truncated and reported when it is too long', async () => {
    const onCut = vi.fn();
    const html = `<p>${'words'.repeat(100_000)}</p>`;
    await paste({ 'text/html': html }, onCut);
    expect(onCut).not.toHaveBeenCalled();
    const nodes = await paste({ 'text/html': `${html}<p>The end</p>` }, onCut);
    expect(nodes.map((node) => Node.string(node)).join('')).toHaveLength(500_000);
    expect(onCut).toHaveBeenCalledOnce();
    await paste({ 'text/html': `<!--${'nothing'.repeat(150_000)}--><p>The end</p>` }, onCut);
    expect(onCut).toHaveBeenCalledTimes(2);
  });
});
