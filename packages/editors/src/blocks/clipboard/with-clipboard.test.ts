import { Editor, Node, Transforms, type Descendant } from 'slate';
import { describe, expect, it, vi } from 'vitest';
import { createDocumentEditor } from '../editor/create-editor.ts';
import { noBlockTypes } from '../nodes.ts';
import { pastedAddress, withClipboard } from './with-clipboard.ts';

const leaf = (text: string) => ({ type: 'text', text });
const paragraph = (text: string) => ({ type: 'paragraph', children: [leaf(text)] });

interface PasteSpec {
  readonly isOver?: boolean;
  readonly type?: string;
  readonly onCut?: () => void;
}

/** What an editor with a text holds after something was pasted behind it, or over all of it. */
function paste(
  text: string,
  held: Readonly<Record<string, string>>,
  { isOver = false, type = 'paragraph', onCut = () => undefined }: PasteSpec = {},
): readonly Descendant[] {
  const editor = withClipboard(
    createDocumentEditor(noBlockTypes, { chooseImage: () => undefined }),
    noBlockTypes,
    { onCut },
  );
  editor.children = [{ ...paragraph(text), type }];
  Transforms.select(editor, isOver ? Editor.range(editor, []) : Editor.end(editor, []));
  editor.insertData({ getData: (format: string) => held[format] ?? '' } as unknown as DataTransfer);
  return editor.children;
}

const copied = (value: unknown) => ({
  'application/x-slate-fragment': btoa(encodeURIComponent(JSON.stringify(value))),
  'text/plain': 'as text',
});

describe('what is pasted', () => {
  it('[S2-4.39] is a link where it is an address, and the address of what is selected', () => {
    const url = 'https://example.com/visit';
    const link = (words: string) => [leaf(''), { type: 'link', url, children: [leaf(words)] }, leaf('')];
    const [first, ...rest] = link(url);
    expect(paste('See ', { 'text/plain': url })).toEqual([
      { type: 'paragraph', children: [{ ...first, text: 'See ' }, ...rest] },
    ]);
    expect(paste('Visit', { 'text/plain': url }, { isOver: true })).toEqual([
      { type: 'paragraph', children: link('Visit') },
    ]);
  });

  it('is no link where a browser would run it, or where there are words round it', () => {
    expect(pastedAddress('javascript:alert(1)')).toBeUndefined();
    expect(pastedAddress('see https://example.com')).toBeUndefined();
    expect(pastedAddress(' mailto:desk@example.com\n')).toBe('mailto:desk@example.com');
  });

  it('is a paragraph for each of its lines', () => {
    expect(paste('', { 'text/plain': 'One\r\nTwo' })).toEqual([paragraph('One'), paragraph('Two')]);
  });

  it.each([
    ['lines', 'paragraph', { 'text/plain': `${'words'.repeat(130_000)}\nThe end` }],
    ['a line', 'paragraph', { 'text/plain': 'words'.repeat(130_000) }],
    ['code', 'code', { 'text/plain': 'words\n'.repeat(130_000) }],
  ])('says so where it is too long, as %s', (_, type, held) => {
    const onCut = vi.fn();
    const nodes = paste('', held, { type, onCut });
    expect(onCut).toHaveBeenCalledOnce();
    expect(nodes.map((node) => Node.string(node)).join('')).toHaveLength(500_000);
    paste('', { 'text/plain': 'Short\nlines' }, { type, onCut });
    expect(onCut).toHaveBeenCalledOnce();
  });

  it('is taken from another editor only if the rule book takes it', () => {
    expect(paste('', copied([paragraph('Copied')]))).toEqual([paragraph('Copied')]);
    const evil = { type: 'link', url: 'javascript:alert(1)', children: [leaf('x')] };
    expect(paste('', copied([{ type: 'paragraph', children: [evil] }]))).toEqual([paragraph('as text')]);
    expect(paste('', { ...copied([]), 'application/x-slate-fragment': '%%%' })).toEqual([
      paragraph('as text'),
    ]);
  });
});
