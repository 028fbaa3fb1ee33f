import { brokenBlocksRules, type BlockNode } from '@admin/content-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksFromHtml } from './blocks-from-html.ts';
import { googleDocs } from './fixtures/google-docs.ts';
import { notion } from './fixtures/notion.ts';
import { codeEditor, webPage, wordOnline } from './fixtures/web-pages.ts';
import { word } from './fixtures/word.ts';

/** Returns a summary of a document: `h1 Text`, `* item`, `1. item` with two spaces per level, marks and links in brackets. */
function inShort(nodes: readonly BlockNode[], indent = ''): string[] {
  return nodes.flatMap((node) => {
    const children = Array.isArray(node['children']) ? (node['children'] as BlockNode[]) : [];
    const text = children.map(inlineInShort).join('');
    switch (node.type) {
      case 'heading':
        return [`h${String(node['level'])} ${text}`];
      case 'list':
        return children.flatMap((child) =>
          child.type === 'list'
            ? inShort([child], `${indent}  `)
            : [`${indent}${node['format'] === 'ordered' ? '1.' : '*'} ${inShort([child]).join()}`],
        );
      case 'image':
        return [`image ${JSON.stringify(node['image'])}`];
      case 'code':
        return [`code ${String(node['language'])} ${text}`];
      case 'quote':
        return [`> ${text}`];
      default:
        return [text];
    }
  });
}

function inlineInShort(node: BlockNode): string {
  if (node.type === 'link') {
    return `[${(node['children'] as BlockNode[]).map(inlineInShort).join('')}](${String(node['url'])})`;
  }
  const marks = ['bold', 'italic', 'underline', 'strikethrough', 'code'].filter(
    (mark) => node[mark] === true,
  );
  return marks.length === 0 ? String(node['text']) : `{${marks.join(' ')}: ${String(node['text'])}}`;
}

const read = (html: string) => inShort(blocksFromHtml(html));

describe('HTML pasted from another program', () => {
  it.each([
    [
      'Word',
      word,
      [
        'h1 Yearly report',
        'h1 Summary',
        'The year was {bold: good}, though {italic: not} {underline: easy}; see [the figures](https://example.com/report?a=1&b=2) and below.',
        '* First point',
        '  * Deeper {bold: point}',
        '* Second point',
        '> Well done is better than well said.',
        '1. Numbered',
        '1. Numbered too',
        '{bold: Month} | Sales',
        'May | 12',
        'A chart',
      ],
    ],
    [
      'Google Docs',
      googleDocs,
      [
        'h2 Plan for May',
        'We {bold: must}{italic:  not}{strikethrough:  wait} for [them](https://example.com/x).',
        '* One',
        '  * One and a half',
        '* Two',
        '1. First',
        'Name | {bold: Date}',
        'image {"name":"AD_4nXd=s800","alternativeText":"Our garden","url":"https://lh7-rt.googleusercontent.com/docsz/AD_4nXd=s800?key=k","caption":null,"width":602,"height":400}',
      ],
    ],
    [
      'Notion',
      notion,
      [
        'h1 Handbook',
        'Use {code: npm start}, {bold: and }{bold italic: wait}.\nThen go on.',
        '* Setup',
        '  * Install',
        '    1. Node.js',
        '  * Configure',
        '* Use\nit well',
        '> Simple is\nbetter.',
        'code javascript const a = 1;\n\nif (a < 2) {\n  run(a);\n}',
        '💡 Keep this in mind.',
        'Key | Value',
        'a | {bold: 1}',
        '[Page](https://www.notion.so/x?pvs=21)',
      ],
    ],
    [
      'a web page',
      webPage,
      [
        'h3 A title over two lines',
        'Some {bold: strong} text, {strikethrough: gone} {underline: new}. Trap[ Write](mailto:a@example.com)',
        'image {"name":"pond%20a.jpg","alternativeText":"A pond","url":"https://images.example/pond%20a.jpg?w=800","caption":null,"width":800,"height":600}',
        'The pond',
        'Inlined and relative and',
        'Term',
        'Meaning',
        'Loose text',
        'in boxes',
        'goes on',
        'h2 Left',
        'Column',
        '* Right',
      ],
    ],
    ['a code editor', codeEditor, ['code undefined const a = 1;\n\n  go(a);']],
    ['Word for the web', wordOnline, ['h2 {bold: Goals}', '* Grow', '  * {italic: Slowly}']],
  ])('keeps structure and marks only: %s', (_, html, expected) => {
    expect(read(html)).toEqual(expected);
    expect(brokenBlocksRules(blocksFromHtml(html))).toEqual([]);
  });
});

/** Reads an `<aside>` as a block of a plugin. */
const fromHtml = ({ tagName, textContent }: Element) =>
  tagName === 'ASIDE' ? { type: 'callout', children: [{ type: 'text', text: textContent.trim() }] } : null;

describe('pasted HTML', () => {
  it.each([
    ['plain text', 'plain &amp; simple', ['plain & simple']],
    ['nothing', ' <p> &nbsp; </p><br>', []],
    ['lists of one item after the other', '<ul><li>a</li></ul><ol><li>b</li></ol>', ['* a', '1. b']],
    ['an item deeper than its list', '<ul><ul><ul><li>deep</li></ul></ul></ul>', ['* deep']],
    [
      'an item with an image',
      '<ul><li>a<img src="https://x.example/i.png"></li><li>b</li></ul>',
      [
        '* a',
        'image {"name":"i.png","alternativeText":"","url":"https://x.example/i.png","caption":null}',
        '* b',
      ],
    ],
    ['a heading in a quote', '<blockquote><h2>T</h2>said</blockquote>', ['h2 T', '> said']],
    ['a link around blocks', '<a href="/x"><p>a</p><p>b</p></a>', ['[a](/x)', '[b](/x)']],
    ['a heading with bold style', '<h1 style="font-weight:700">T</h1>', ['h1 T']],
    ['marks that a style resets', '<b>a<span style="font-weight:normal">b</span></b>', ['{bold: a}b']],
    ['code with marks and links', '<pre>a <b>b</b> <a href="/x">c</a></pre>', ['code undefined a b c']],
    ['an item without a list', '<li>a</li>', ['* a']],
  ])('is read for %s', (_, html, expected) => {
    expect(read(html)).toEqual(expected);
  });

  it('becomes a block of a plugin if its check accepts the block', () => {
    const callout = { type: 'callout', check: () => undefined, fromHtml };
    const html = '<p>a</p><aside>b</aside>';
    expect(blocksFromHtml(html, [callout])[1]).toEqual({
      type: 'callout',
      children: [{ type: 'text', text: 'b' }],
    });
    const refused = { ...callout, check: () => ({ id: 'x', defaultMessage: 'No' }) };
    const failing = {
      ...callout,
      fromHtml: () => {
        throw new Error('no');
      },
    };
    const unsafe = { ...callout, fromHtml: () => ({ type: 'callout', url: 'javascript:x', children: [] }) };
    for (const type of [refused, failing, unsafe]) {
      expect(inShort(blocksFromHtml(html, [type]))).toEqual(['a', 'b']);
    }
  });

  it('is truncated at the limits without losing text before them', () => {
    const many = blocksFromHtml('<p>a <b>b</b></p>'.repeat(4000));
    expect(countNodes(many)).toBeLessThanOrEqual(5000);
    expect(JSON.stringify(many).match(/\bb\b/g)?.length).toBe(4000);
    expect(JSON.stringify(blocksFromHtml('x'.repeat(2_000_000))).length).toBeLessThan(600_000);
    expect(countNodes(blocksFromHtml(`<ul>${'<li>a'.repeat(4000)}`))).toBeLessThanOrEqual(5000);
    expect(countNodes(blocksFromHtml('<a href=/1>x</a><a href=/2>y</a>'.repeat(1500)))).toBeLessThanOrEqual(
      5000,
    );
  });

  it('is read at any nesting depth', () => {
    const deep = blocksFromHtml(`${'<div>'.repeat(400)}deep`);
    expect(inShort(deep)).toEqual(['deep']);
    expect(brokenBlocksRules(blocksFromHtml('<ul><li>a'.repeat(100)))).toEqual([]);
  });

  it('passes the blocks rules for random markup', () => {
    const tag = fc.constantFrom(
      ...'p div h1 h3 h6 ul ol li blockquote pre code b i u s a span table tr td th br hr img script style svg aside'.split(
        ' ',
      ),
    );
    const attribute = fc.constantFrom(
      '',
      ' href="https://example.com"',
      ' href="javascript:alert(1)"',
      ' src="https://example.com/a.png"',
      ' src="data:x"',
      ' style="mso-list:l0 level3 lfo1"',
      ' style="font-weight:bold;white-space:pre;font-family:monospace"',
      ' aria-level="-1"',
      ' data-aria-level="99999999999999999999"',
      ' role="heading" aria-level="9"',
      ' class="MsoTitle"',
      ' class="language-x"',
    );
    const piece = fc.oneof(
      fc.tuple(tag, attribute).map(([name, given]) => `<${name}${given}>`),
      tag.map((name) => `</${name}>`),
      fc.constantFrom('text', ' ', '\n', '&nbsp;', '<', '&lt;', '<!--', '-->', '\0'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(brokenBlocksRules(blocksFromHtml(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

function countNodes(nodes: readonly BlockNode[]): number {
  return nodes.reduce(
    (sum, { children }) => sum + 1 + (Array.isArray(children) ? countNodes(children as BlockNode[]) : 0),
    0,
  );
}
