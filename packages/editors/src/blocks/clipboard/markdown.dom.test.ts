import { Transforms, type Descendant } from 'slate';
import { describe, expect, it, vi } from 'vitest';
import { createDocumentEditor } from '../editor/create-editor.ts';
import { noBlockTypes } from '../nodes.ts';
import { withClipboard } from './with-clipboard.ts';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const paragraph = (...children: Descendant[]) => ({ type: 'paragraph', children });

function open(words: string, type = 'paragraph') {
  const editor = withClipboard(
    createDocumentEditor(noBlockTypes, { chooseImage: () => undefined }),
    noBlockTypes,
    { onCut: () => undefined },
  );
  editor.children = [{ ...paragraph(text(words)), type }];
  Transforms.select(editor, { path: [0, 0], offset: words.length });
  const paste = (held: Readonly<Record<string, string>>) =>
    editor.insertData({ getData: (format: string) => held[format] ?? '' } as unknown as DataTransfer);
  return { editor, paste };
}

const heading = { type: 'heading', level: 1, children: [text('Title')] };

describe('Markdown pasted as plain text', () => {
  it('becomes blocks at the cursor', async () => {
    const { editor, paste } = open('Before');
    paste({ 'text/plain': '# Title\n\nSome **bold** words' });
    await vi.waitFor(() =>
      expect(editor.children).toEqual([
        paragraph(text('Before')),
        heading,
        paragraph(text('Some '), text('bold', { bold: true }), text(' words')),
      ]),
    );
    editor.insertText('!');
    expect(editor.string([2])).toBe('Some bold words!');
  });

  it('joins the text at the cursor if it is a single line', async () => {
    const { editor, paste } = open('See ');
    paste({ 'text/plain': 'the **mill**' });
    await vi.waitFor(() =>
      expect(editor.children).toEqual([paragraph(text('See the '), text('mill', { bold: true }))]),
    );
  });

  it('is inserted at the paste position and keeps the cursor behind text typed while the parser loads', async () => {
    const { editor, paste } = open('Before');
    paste({ 'text/plain': '# Title\n\nText' });
    editor.insertText(' typed');
    await vi.waitFor(() => expect(editor.children).toHaveLength(4));
    editor.insertText(' on');
    expect(editor.children).toEqual([
      paragraph(text('Before')),
      heading,
      paragraph(text('Text')),
      paragraph(text(' typed on')),
    ]);
  });

  it('remains text in code, if formatted text is pasted with it, and beyond 100,000 characters', async () => {
    const inCode = open('', 'code');
    inCode.paste({ 'text/plain': '# Title' });
    expect(inCode.editor.string([])).toBe('# Title');
    const formatted = open('');
    formatted.paste({ 'text/plain': '# Title', 'text/html': '<p># <b>Title</b></p>' });
    await vi.waitFor(() =>
      expect(formatted.editor.children).toEqual([paragraph(text('# '), text('Title', { bold: true }))]),
    );
    const long = open('');
    long.paste({ 'text/plain': `# Title\n${'word '.repeat(20_000)}` });
    expect(long.editor.children[0]).toEqual(paragraph(text('# Title')));
  });
});
