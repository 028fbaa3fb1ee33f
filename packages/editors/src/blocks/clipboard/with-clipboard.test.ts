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

/** Pastes behind the text of an editor, or over it, and returns the document. */
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

describe('pasted content', () => {
  it('[S2-4.39] becomes a link if it is an address, and links the selected words', () => {
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

  it('becomes no link if the scheme is unsafe or other words surround the address', () => {
    expect(pastedAddress('javascript:alert(1)')).toBeUndefined();
    expect(pastedAddress('see https://example.com')).toBeUndefined();
    expect(pastedAddress(' mailto:desk@example.com\n')).toBe('mailto:desk@example.com');
  });

  it('becomes a paragraph for each line', () => {
    expect(paste('', { 'text/plain': 'One\r\nTwo' })).toEqual([paragraph('One'), paragraph('Two')]);
  });

  it.each([
    ['lines', 'paragraph', { 'text/plain': `${'words'.repeat(130_000)}\nThe end` }],
    ['a line', 'paragraph', { 'text/plain': 'words'.repeat(130_000) }],
    ['code', 'code', { 'text/plain': 'words\n'.repeat(130_000) }],
  ])('is truncated and reported when it is too long, as %s', (_, type, held) => {
    const onCut = vi.fn();
    const nodes = paste('', held, { type, onCut });
    expect(onCut).toHaveBeenCalledOnce();
    expect(nodes.map((node) => Node.string(node)).join('')).toHaveLength(500_000);
    paste('', { 'text/plain': 'Short\nlines' }, { type, onCut });
    expect(onCut).toHaveBeenCalledOnce();
  });

  it('from another editor is inserted as blocks only if it passes the blocks rules', () => {
    expect(paste('', copied([paragraph('Copied')]))).toEqual([paragraph('Copied')]);
    const evil = { type: 'link', url: 'javascript:alert(1)', children: [leaf('x')] };
    expect(paste('', copied([{ type: 'paragraph', children: [evil] }]))).toEqual([paragraph('as text')]);
    expect(paste('', { ...copied([]), 'application/x-slate-fragment': '%%%' })).toEqual([
      paragraph('as text'),
    ]);
  });
});
