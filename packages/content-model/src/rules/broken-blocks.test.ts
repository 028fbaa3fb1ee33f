import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenBlocksRules } from './broken-blocks.ts';
import { readBlocks } from './broken-blocks.ts';

const text = { type: 'text', text: 'Hello' };
const faults = (nodes: unknown) =>
  brokenBlocksRules(nodes).map(({ at, params }) => `${at.join('.')} ${String(params['fault'])}`);

/** Wraps a value repeatedly. */
const nested = (depth: number, wrap: (inner: unknown) => unknown, inner: unknown) =>
  Array.from({ length: depth }).reduce(wrap, inner);

describe('a blocks document', () => {
  it('may have paragraphs, headings, quotes, code, nested lists, images, links and marks', () => {
    const item = { type: 'list-item', children: [text] };
    const image = { url: '/uploads/a.png', alternativeText: 'A', width: 10, height: 10 };
    expect(
      faults([
        {
          type: 'paragraph',
          children: [text, { type: 'link', url: 'https://example.com', children: [{ ...text, bold: true }] }],
        },
        { type: 'heading', level: 6, children: [text] },
        { type: 'quote', children: [text] },
        { type: 'code', children: [text], language: 'ts' },
        {
          type: 'list',
          format: 'ordered',
          children: [item, { type: 'list', format: 'unordered', indentLevel: 1, children: [item] }],
        },
        { type: 'image', image, children: [{ type: 'text', text: '' }] },
      ]),
    ).toEqual([]);
  });

  it.each([
    [[{ type: '', children: [text] }], ['0 node']],
    [[{ type: '__proto__', children: [text] }], ['0 node']],
    [[{ type: 'a b' }], ['0 node']],
    [[{ type: 'list-item', children: [text] }], ['0 node']],
    [[{ type: 'link', url: '/', children: [text] }], ['0 node']],
    [
      [{ type: 'list', format: 'ordered', children: [{ type: 'mention', children: [text] }] }],
      ['0.children.0 node'],
    ],
    [[{ type: 'paragraph', children: [{ type: 'quote', children: [text] }] }], ['0.children.0 node']],
    [
      ['text', null],
      ['0 node', '1 node'],
    ],
    [[{ type: 'text', text: 'x' }], ['0 node']],
    [[{ type: 'paragraph' }], ['0 children']],
    [[{ type: 'paragraph', children: [] }], ['0 children']],
    [[{ type: 'paragraph', children: [{ type: 'text' }] }], ['0.children.0 text']],
    [[{ type: 'paragraph', children: [{ ...text, bold: 'yes' }] }], ['0.children.0.bold mark']],
    [[{ type: 'heading', level: 7, children: [text] }], ['0.level level']],
    [
      [{ type: 'list', format: 'other', children: [{ type: 'list-item', children: [text] }] }],
      ['0.format format'],
    ],
    [[{ type: 'list', format: 'ordered', children: [text] }], ['0.children.0 node']],
    [
      [
        {
          type: 'list',
          format: 'ordered',
          indentLevel: -1,
          children: [{ type: 'list-item', children: [text] }],
        },
      ],
      ['0.indentLevel indentLevel'],
    ],
    [[{ type: 'code', language: 7, children: [text] }], ['0.language language']],
    [
      [{ type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(1_000_000) }] }],
      ['0.children.0 length'],
    ],
    [[{ type: 'image', children: [text] }], ['0.image image']],
    [
      [
        {
          type: 'image',
          image: {
            url: '/a.png',
            name: 1,
            alternativeText: false,
            caption: [],
            width: '10',
            height: -1,
            hash: null,
            ext: 3,
            mime: {},
            size: Number.NaN,
            previewUrl: 'javascript:x',
            provider: 0,
            createdAt: 1,
            updatedAt: 1,
            formats: { small: { url: 'data:x' }, large: { url: '/l.png', width: 'wide' }, odd: null },
          },
          children: [text],
        },
      ],
      'name alternativeText caption width height hash ext mime size previewUrl provider createdAt updatedAt formats.small formats.large formats.odd'
        .split(' ')
        .map((field) => `0.image.${field} image`),
    ],
    [[{ type: 'image', image: { url: '/a.png', formats: [] }, children: [text] }], ['0.image.formats image']],
    [[{ type: 'image', image: { url: 'data:image/svg+xml,x' }, children: [text] }], ['0.image image']],
    [
      [{ type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [text] }] }],
      ['0.children.0.url url'],
    ],
    [
      [
        {
          type: 'paragraph',
          children: [{ type: 'link', url: '/', children: [{ type: 'link', url: '/', children: [text] }] }],
        },
      ],
      ['0.children.0.children.0 node'],
    ],
  ])('is invalid with %j', (nodes, expected) => {
    expect(faults(nodes)).toEqual(expected);
  });

  it('may have every property of an image in the media library', () => {
    const version = { url: '/uploads/small.png', width: 500, height: 250, hash: 'small_a', size: 12.3 };
    const image = {
      name: 'a.png',
      alternativeText: null,
      url: '/uploads/a.png',
      caption: null,
      width: 1,
      height: null,
      formats: { small: version },
      hash: 'a',
      ext: '.png',
      mime: 'image/png',
      size: 1.5,
      previewUrl: null,
      provider: 'local',
      provider_metadata: { public_id: 'a' },
      createdAt: '2026-01-01',
      updatedAt: '2026-01-01',
    };
    expect(faults([{ type: 'image', image, children: [text] }])).toEqual([]);
    expect(faults([{ type: 'image', image: { ...image, formats: null }, children: [text] }])).toEqual([]);
  });

  it('is invalid beyond the depth of any editor, of nodes and of their properties', () => {
    const item = { type: 'list-item', children: [text] };
    const list = nested(10_000, (inner) => ({ type: 'list', format: 'ordered', children: [inner] }), item);
    const table = nested(10_000, (inner) => ({ type: 'box', children: [inner] }), text);
    const value = nested(10_000, (inner) => [inner], 1);
    const all = [
      list,
      table,
      { type: 'paragraph', x: value, children: [text] },
      { type: 'box', x: { value } },
    ];
    expect(brokenBlocksRules(all).map(({ params }) => params['fault'])).toEqual(Array(4).fill('depth'));
  });

  it('is validated without throwing, whatever it contains', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(Array.isArray(brokenBlocksRules(value))).toBe(true);
      }),
    );
  });

  it('is validated in linear time, with at most a hundred problems', () => {
    const invalid = { type: 'paragraph', children: [{ type: 'text', text: 7, bold: 1 }] };
    expect(brokenBlocksRules(Array.from({ length: 20_000 }, () => invalid))).toHaveLength(100);
    const link = { type: 'link', url: 'x'.repeat(1_000_000), children: [text] };
    expect(faults([{ type: 'paragraph', children: [link] }])).toEqual(['0.children.0.url url']);
  });

  it('is parsed from JSON text, and from nothing else', () => {
    expect(readBlocks('[{"type":"paragraph"}]')).toEqual([{ type: 'paragraph' }]);
    expect([readBlocks('text'), readBlocks('{"a":1}'), readBlocks(null)]).toEqual([null, null, null]);
  });
});

describe('a block of an unknown type', () => {
  it.each([
    [{ type: 'divider' }],
    [{ type: 'callout', tone: 'info', children: [text] }],
    [{ type: 'vendor:table.v2', rows: [['a', null, 3]], children: [] }],
    [
      {
        type: 'columns',
        children: [
          { type: 'column', children: [{ type: 'paragraph', children: [text] }, { type: 'divider' }, text] },
        ],
      },
    ],
    [{ type: 'embed', url: 'https://example.com', src: '', preview: [{ href: '/a', title: 'javascript:' }] }],
    [{ type: 'toString' }],
  ])('is valid: %j', (node) => {
    expect(faults([node])).toEqual([]);
  });

  it.each([
    [{ type: 'callout', children: 'text' }, ['0 children']],
    [{ type: 'callout', children: [null, { text: 'x' }] }, ['0.children.0 node', '0.children.1 node']],
    [{ type: 'callout', children: [{ type: 'text' }] }, ['0.children.0 text']],
    [{ type: 'callout', children: [{ type: 'paragraph' }] }, ['0.children.0 children']],
    [{ type: 'embed', url: 'javascript:alert(1)' }, ['0.url url']],
    [
      { type: 'embed', cards: [{ link: { href: 'java\tscript:x' } }], image: { src: 'data:x' } },
      ['0.cards.0.link.href url', '0.image.src url'],
    ],
  ])('is invalid if it is unsafe or malformed: %j', (node, expected) => {
    expect(faults([node])).toEqual(expected);
  });
});

describe('an inline element of an unknown type', () => {
  const inParagraph = (...children: readonly unknown[]) => [{ type: 'paragraph', children }];

  it.each([
    [{ type: 'notes.footnote', note: 'x' }],
    [{ type: 'notes.footnote', note: 'x', children: [text] }],
    [{ type: 'notes.term', definition: 'x', children: [text, { ...text, bold: true, 'notes.mark': true }] }],
  ])('is valid in text: %j', (node) => {
    for (const type of ['paragraph', 'quote', 'code']) {
      expect(faults([{ type, children: [text, node, text] }])).toEqual([]);
    }
    expect(faults([{ type: 'heading', level: 2, children: [node] }])).toEqual([]);
    const item = { type: 'list-item', children: [node] };
    expect(faults([{ type: 'list', format: 'ordered', children: [item] }])).toEqual([]);
  });

  it('contains only texts, and is not allowed in a link or beside list items', () => {
    const node = { type: 'notes.term', children: [{ type: 'paragraph', children: [text] }] };
    expect(faults(inParagraph(node))).toEqual(['0.children.0.children.0 node']);
    const nested = { type: 'notes.term', children: [{ type: 'notes.term', children: [text] }] };
    expect(faults(inParagraph(nested))).toEqual(['0.children.0.children.0 node']);
    expect(faults(inParagraph({ type: 'notes.term', children: 'x' }))).toEqual(['0.children.0 children']);
    const link = { type: 'link', url: '/', children: [text, { type: 'notes.term' }] };
    expect(faults(inParagraph(link))).toEqual(['0.children.0.children.1 node']);
    const list = { type: 'list', format: 'ordered', children: [{ type: 'notes.term' }] };
    expect(faults([list])).toEqual(['0.children.0 node']);
  });

  it('is invalid with an unsafe address or values that are too deep', () => {
    expect(faults(inParagraph({ type: 'notes.term', at: { href: 'javascript:x' } }))).toEqual([
      '0.children.0.at.href url',
    ]);
    const deep = nested(40, (inner) => [inner], 'x');
    expect(faults(inParagraph({ type: 'notes.term', deep }))).toEqual(['0.children.0.deep depth']);
  });
});
