import { describe, expect, it, vi } from 'vitest';
import { blocksFromMarkdown } from './blocks-from-markdown.ts';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (...children: object[]) => ({ type: 'list-item', children });

describe('blocksFromMarkdown', () => {
  it('reads headings, quotes, code with its language, and marks', () => {
    const read = blocksFromMarkdown(
      '## A *title*\n\nSome **bold**, _italic_, ~~gone~~ and `code`\nin one line.\n\n> Said\n> here\n\n```js\nlet a = 1;\n```\n',
    );
    expect(read).toEqual([
      { type: 'heading', level: 2, children: [text('A '), text('title', { italic: true })] },
      paragraph(
        text('Some '),
        text('bold', { bold: true }),
        text(', '),
        text('italic', { italic: true }),
        text(', '),
        text('gone', { strikethrough: true }),
        text(' and '),
        text('code', { code: true }),
        text(' in one line.'),
      ),
      { type: 'quote', children: [text('Said here')] },
      { type: 'code', language: 'js', children: [text('let a = 1;')] },
    ]);
  });

  it('reads lists in lists, tight or loose', () => {
    expect(blocksFromMarkdown('1. One\n\n2. Two\n   - inner\n')).toEqual([
      {
        type: 'list',
        format: 'ordered',
        children: [
          item(text('One')),
          item(text('Two')),
          { type: 'list', format: 'unordered', indentLevel: 1, children: [item(text('inner'))] },
        ],
      },
    ]);
  });

  it('reads links and images, and drops unsafe addresses but keeps their text', () => {
    const read = blocksFromMarkdown(
      'See [docs](https://example.com/a "T"), https://example.com/b, readme.md and [x](javascript:alert(1)).\n\n' +
        '![A loom](https://example.com/loom.png)\n\n![Hidden](data:image/png;base64,AAAA)',
    );
    const link = (url: string, words: string) => ({ type: 'link', url, children: [text(words)] });
    expect(read[0]).toEqual(
      paragraph(
        text('See '),
        link('https://example.com/a', 'docs'),
        text(', '),
        link('https://example.com/b', 'https://example.com/b'),
        text(', readme.md and x.'),
      ),
    );
    expect(read[1]).toMatchObject({
      type: 'image',
      image: { url: 'https://example.com/loom.png', alternativeText: 'A loom' },
    });
    expect(read[2]).toEqual(paragraph(text('Hidden')));
    expect(JSON.stringify(read)).not.toContain('javascript');
  });

  it('keeps HTML as text', () => {
    expect(blocksFromMarkdown('An **Array<string>** <img src=x onerror=alert(1)>')).toEqual([
      paragraph(text('An '), text('Array<string>', { bold: true }), text(' <img src=x onerror=alert(1)>')),
    ]);
  });

  it('passes tables to a block type that reads them, and otherwise keeps one line per row', () => {
    const table = '| a | b |\n| - | - |\n| 1 | 2 |\n';
    expect(blocksFromMarkdown(table)).toEqual([paragraph(text('a | b')), paragraph(text('1 | 2'))]);
    const types = [
      {
        type: 'table',
        check: () => undefined,
        fromHtml: ({ tagName, textContent }: Element) =>
          tagName === 'TABLE'
            ? { type: 'table', words: textContent.replaceAll(/\s+/g, ' ').trim(), children: [] }
            : null,
      },
    ];
    expect(blocksFromMarkdown(table, types)).toMatchObject([{ type: 'table', words: 'a b 1 2' }]);
  });

  it('reports a text that is too long', () => {
    const onCut = vi.fn();
    blocksFromMarkdown(`# Title\n\n${'word '.repeat(210_000)}`, [], onCut);
    expect(onCut).toHaveBeenCalledOnce();
  });
});
