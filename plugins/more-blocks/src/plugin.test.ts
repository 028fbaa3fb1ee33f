import { inlineRenderersOf, markRenderersOf, renderBlocks, renderersOf } from '@admin/blocks-html';
import { brokenBlocksRules, type BlockNode } from '@admin/content-model';
import {
  blockMarks,
  blockTypes,
  inlineElements,
  type BlockNode as EditedNode,
} from '@admin/plugin-content-manager/points';
import { describe, expect, it } from 'vitest';
import { callout } from './callout/callout.ts';
import { providerOf } from './embed/embed-node.ts';
import { embed } from './embed/embed.ts';
import { footnote } from './inline/footnote.ts';
import { term } from './inline/term.ts';
import { highlight } from './marks/highlight.ts';
import { keyboardKey } from './marks/keyboard-key.ts';
import { moreBlocks } from './plugin.ts';
import { marks, renderers } from './renderers.ts';
import { moreBlocksServer } from './server.ts';
import { table } from './table/table.ts';

const types = [callout, table, embed];
const inline = [footnote, term];
const textMarks = [highlight, keyboardKey];
const text = [{ type: 'text', text: 'Mind <the> gap' }];
const html = (...nodes: readonly BlockNode[]) => renderBlocks(nodes, { renderers, marks });

describe('the plugin', () => {
  it('has a title, description and version, which the settings show', () => {
    const { title, description, version } = moreBlocks;
    expect({ title, version }).toEqual({ title: moreBlocksServer.title, version: moreBlocksServer.version });
    expect(description).toMatch(/\.$/);
  });

  it('adds blocks that the extension point accepts, by its id', () => {
    expect(moreBlocks.contributes).toHaveLength(types.length + textMarks.length + inline.length);
    for (const type of types) {
      expect(blockTypes.add(type).entries[0]?.check()).toBeUndefined();
      expect(type.id).toBe(`${moreBlocks.id}.${type.type}`);
    }
    for (const type of inline) expect(inlineElements.add(type).entries[0]?.check()).toBeUndefined();
    for (const mark of textMarks) expect(blockMarks.add(mark).entries[0]?.check()).toBeUndefined();
  });

  it.each(types)('inserts a $type that passes the common and its own validation', (type) => {
    const node = type.insert();
    expect(brokenBlocksRules([node])).toEqual([]);
    expect(type.check(node)).toBeUndefined();
    expect(node.type).toBe(type.type);
  });

  it('exports to websites the renderers that the editor uses for copying', () => {
    expect({ ...inlineRenderersOf(inline), ...renderersOf(types) }).toEqual(renderers);
    expect(markRenderersOf(textMarks)).toEqual(marks);
  });
});

const note = 'Since <1897>';

const damaged: readonly (readonly [(node: EditedNode) => unknown, Readonly<Record<string, unknown>>])[] = [
  [callout.check, { tone: 'loud' }],
  [callout.check, { tone: 7 }],
  [table.check, {}],
  [table.check, { rows: [] }],
  [table.check, { rows: [[]] }],
  [table.check, { rows: [['a'], ['a', 'b']] }],
  [table.check, { rows: [[1]] }],
  [table.check, { rows: [['a']], hasHeader: 'yes' }],
  [table.check, { rows: Array.from({ length: 201 }, () => ['a']) }],
  [table.check, { rows: [Array.from({ length: 21 }, () => 'a')] }],
  [table.check, { rows: [['x'.repeat(5001)]] }],
  [footnote.check, {}],
  [footnote.check, { note: ' ' }],
  [footnote.check, { note: 'x'.repeat(2001) }],
  [term.check, { definition: 7 }],
  [embed.check, {}],
  [embed.check, { url: 'https://evil.example' }],
  [embed.check, { url: 'https://vimeo.com/1', title: 'x'.repeat(201) }],
  [embed.check, { url: 'https://vimeo.com/1', title: 1 }],
];

it.each(damaged)('%# reports a damaged block', (check, properties) => {
  expect(check({ type: 'x', children: [], ...properties })).toHaveProperty('defaultMessage');
});

describe('the HTML', () => {
  it('of a callout is a note with its tone', () => {
    expect(html({ type: 'callout', tone: 'warning', children: text })).toBe(
      '<div class="callout callout-warning" role="note"><p>Mind &lt;the&gt; gap</p></div>',
    );
    expect(html({ type: 'callout', tone: '"><script>', children: text })).toContain('callout-info');
  });

  it('of a table has a head if its first row is a header', () => {
    const rows = [
      ['Month', 'Sales'],
      ['May', '<12>\n13'],
    ];
    expect(html({ type: 'table', hasHeader: true, rows })).toBe(
      '<table><thead><tr><th scope="col">Month</th><th scope="col">Sales</th></tr></thead>' +
        '<tbody><tr><td>May</td><td>&lt;12&gt;<br>13</td></tr></tbody></table>',
    );
    expect(html({ type: 'table', rows: [['a']] })).toBe('<table><tbody><tr><td>a</td></tr></tbody></table>');
    expect(html({ type: 'table', rows: [['a']], hasHeader: true })).toBe(
      '<table><thead><tr><th scope="col">a</th></tr></thead></table>',
    );
    expect(html({ type: 'table', rows: 'x' })).toBe('');
  });

  it('of marked text has an element for each mark', () => {
    const press = { type: 'text', text: 'Esc', keyboardKey: true, highlight: true, bold: true };
    expect(html({ type: 'paragraph', children: [{ type: 'text', text: 'Press ' }, press] })).toBe(
      '<p>Press <kbd><mark><strong>Esc</strong></mark></kbd></p>',
    );
  });

  it('of a footnote is its note in brackets, and of a term an abbreviation with its definition', () => {
    const words = [{ type: 'text', text: 'loom' }];
    expect(
      html({
        type: 'paragraph',
        children: [
          { type: 'text', text: 'A ' },
          { type: 'term', definition: 'A "machine"', children: words },
          { type: 'footnote', note, children: [{ type: 'text', text: '' }] },
          { type: 'term', children: words },
          { type: 'footnote', note: 7 },
        ],
      }),
    ).toBe(
      '<p>A <abbr title="A &quot;machine&quot;">loom</abbr>' +
        '<small class="footnote" role="note" data-note="Since &lt;1897&gt;"> (Since &lt;1897&gt;)</small>loom</p>',
    );
  });

  it('of an embedded page is a link, and empty for an address that is not allowed', () => {
    expect(html({ type: 'embed', url: 'https://vimeo.com/1', title: 'A "film"' })).toBe(
      '<figure class="embed"><a href="https://vimeo.com/1" target="_blank" rel="noopener">A &quot;film&quot;</a>' +
        '<figcaption>Vimeo</figcaption></figure>',
    );
    expect(html({ type: 'embed', url: 'javascript:alert(1)', title: 'x' }, { type: 'embed' })).toBe('');
  });
});

describe('embeddable pages', () => {
  it.each([
    ['https://www.youtube.com/watch?v=1', 'YouTube'],
    ['https://youtu.be/1', 'YouTube'],
    ['https://player.vimeo.com/video/1', 'Vimeo'],
    ['https://de.wikipedia.org/wiki/Katze', 'Wikipedia'],
    ['https://VIMEO.com/1', 'Vimeo'],
  ])('include %s', (url, name) => {
    expect(providerOf(url)).toBe(name);
  });

  it.each([
    'http://vimeo.com/1',
    'https://notvimeo.com/1',
    'https://vimeo.com.evil.example/1',
    'https://evil.example/?vimeo.com',
    'https://vimeo.com@evil.example/',
    'https://evil@vimeo.com/',
    'https://vimeo.com:8443/',
    'https://evil.example\\.vimeo.com/',
    'javascript:alert("https://vimeo.com")',
    '//vimeo.com/1',
    'vimeo.com',
    '',
    `https://vimeo.com/${'x'.repeat(2000)}`,
  ])('exclude %j', (url) => {
    expect(providerOf(url)).toBeUndefined();
  });
});
