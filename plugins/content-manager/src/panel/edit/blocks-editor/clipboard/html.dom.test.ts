import { Transforms } from 'slate';
import { expect, it } from 'vitest';
import { createDocumentEditor } from '../editor/create-document-editor.ts';
import { noBlockTypes } from '../model/block-types.ts';
import { withClipboard } from './with-clipboard.ts';

it('takes what other programs have copied as HTML as blocks', () => {
  const editor = withClipboard(
    createDocumentEditor(noBlockTypes, { chooseImage: () => undefined }),
    noBlockTypes,
  );
  editor.children = [{ type: 'paragraph', children: [{ type: 'text', text: '' }] }];
  Transforms.select(editor, { path: [0, 0], offset: 0 });
  const html = '<h2 onclick="alert(1)">A title</h2><p>and <b>words</b><script>alert(1)</script></p>';
  const held: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': 'A title' };
  editor.insertData({ getData: (type: string) => held[type] ?? '' } as unknown as DataTransfer);
  expect(editor.children).toEqual([
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
