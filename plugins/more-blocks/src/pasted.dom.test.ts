import { renderBlocks } from '@admin/blocks-html';
import type { InlineElement } from '@admin/plugin-content-manager/points';
import { describe, expect, it } from 'vitest';
import { callout } from './callout/callout.ts';
import { embed } from './embed/embed.ts';
import { footnote } from './inline/footnote.ts';
import { term } from './inline/term.ts';
import { highlight } from './marks/highlight.ts';
import { keyboardKey } from './marks/keyboard-key.ts';
import { renderers } from './renderers.ts';
import { tableNode } from './table/table-node.ts';
import { table } from './table/table.ts';

const types = [callout, table, embed];

/** Returns the node of the first element in some HTML. */
function read(html: string) {
  const element = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild;
  if (element === null) throw new Error('There is no element.');
  return types.map(({ fromHtml }) => fromHtml?.(element) ?? null).find((node) => node !== null) ?? null;
}

describe('pasted HTML', () => {
  it.each([
    { type: 'callout', tone: 'danger', children: [{ type: 'text', text: 'Mind\nthe gap' }] },
    tableNode(
      [
        ['Month', 'Sales'],
        ['May', '<12>'],
      ],
      true,
    ),
    tableNode([['a', '']], false),
    { type: 'embed', url: 'https://vimeo.com/1', title: 'A film', children: [{ type: 'text', text: '' }] },
    { type: 'embed', url: 'https://vimeo.com/1', title: '', children: [{ type: 'text', text: '' }] },
  ])('has the copied node: %j', (node) => {
    const html = renderBlocks([node], { renderers }).replaceAll('<br>', '\n');
    expect(read(html)).toEqual(node);
  });

  it('can be a callout or a table of another program', () => {
    expect(read('<aside>\n💡 Keep <b>this</b>\n\n</aside>')).toMatchObject({
      tone: 'info',
      children: [{ text: '💡 Keep this' }],
    });
    expect(read('<table><tr><td>a<td>b<tr><td><p>c</p></table>')).toMatchObject({
      hasHeader: false,
      rows: [
        ['a', 'b'],
        ['c', ''],
      ],
    });
  });

  it('can be the frame of a page', () => {
    expect(
      read('<iframe src="//www.youtube.com/embed/dQw4w9WgXcQ?rel=0" title="Song"></iframe>'),
    ).toMatchObject({
      url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      title: 'Song',
    });
  });

  it.each([
    '<p>text</p>',
    '<aside> </aside>',
    '<table></table>',
    '<table><tr><td><ul><li>a</ul></table>',
    '<table role="presentation"><tr><td>a</table>',
    `<table>${'<tr><td>a'.repeat(201)}</table>`,
    `<table><tr>${'<td>a'.repeat(21)}</table>`,
    `<table><tr><td>${'a'.repeat(5001)}</table>`,
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe srcdoc="x"></iframe>',
    '<figure class="embed"><a href="javascript:alert(1)">x</a></figure>',
    '<figure><a href="https://vimeo.com/1">x</a></figure>',
  ])('is no block of this plugin: %s', (html) => {
    expect(read(html)).toBeNull();
  });
});

describe('pasted marks', () => {
  const elementOf = (html: string) => {
    const { firstElementChild } = new DOMParser().parseFromString(html, 'text/html').body;
    if (firstElementChild === null) throw new Error('There is no element.');
    return firstElementChild;
  };

  it.each([
    '<mark>a</mark>',
    '<span style="color: red; background-color: #FFFF00">a</span>',
    "<span style='background:yellow;mso-highlight:yellow'>a</span>",
    '<span style="background: rgb(255, 255, 0)">a</span>',
  ])('are highlights in %s', (html) => expect(highlight.fromHtml?.(elementOf(html))).toBe(true));

  it.each([
    '<span>a</span>',
    '<span style="color: yellow">a</span>',
    '<span style="background: #ff00ff">a</span>',
    '<span style="background-color: white">a</span>',
  ])('are no highlights in %s', (html) => expect(highlight.fromHtml?.(elementOf(html))).toBe(false));

  it('are keys in <kbd>, and not in code', () => {
    expect(keyboardKey.fromHtml?.(elementOf('<kbd>Esc</kbd>'))).toBe(true);
    expect(keyboardKey.fromHtml?.(elementOf('<code>Esc</code>'))).toBe(false);
  });
});

describe('pasted inline elements', () => {
  const readBy = (type: InlineElement, html: string) => {
    const { firstElementChild } = new DOMParser().parseFromString(html, 'text/html').body;
    return firstElementChild && type.fromHtml?.(firstElementChild);
  };

  it('are the copied ones', () => {
    const nodes = [
      { type: 'footnote', note: 'Since <1897>', children: [{ type: 'text', text: '' }] },
      { type: 'term', definition: 'A "machine"', children: [{ type: 'text', text: 'loom' }] },
    ];
    const read = nodes.map((node, index) =>
      readBy(index === 0 ? footnote : term, renderBlocks([node], { renderers })),
    );
    expect(read).toEqual(nodes);
  });

  it('are neither other small text nor abbreviations without a title', () => {
    expect(readBy(footnote, '<small>terms apply</small>')).toBeNull();
    expect(readBy(term, '<abbr title="x"> </abbr>')).toBeNull();
    expect(readBy(term, '<span title="x">a</span>')).toBeNull();
  });
});
