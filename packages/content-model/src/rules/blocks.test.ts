import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenBlocksRules, readBlocks } from './blocks.ts';

const text = { type: 'text', text: 'Hello' };
const faults = (nodes: unknown) =>
  brokenBlocksRules(nodes).map(({ at, params }) => `${at.join('.')} ${String(params['fault'])}`);

describe('a blocks document', () => {
  it('has paragraphs, headings, quotes, code, lists in lists, pictures, links and marks', () => {
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
    [[{ type: 'script', children: [text] }], ['0 node']],
    [[{ type: 'toString', children: [text] }], ['0 node']],
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
    [[{ type: 'image', children: [text] }], ['0.image image']],
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
  ])('refuses %j', (nodes, expected) => {
    expect(faults(nodes)).toEqual(expected);
  });

  it('refuses nesting that no editor makes', () => {
    let list: object = { type: 'list-item', children: [text] };
    for (let depth = 0; depth < 100; depth++) list = { type: 'list', format: 'ordered', children: [list] };
    expect(brokenBlocksRules([list])).toHaveLength(1);
  });

  it('is judged without throwing, whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
        expect(Array.isArray(brokenBlocksRules(value))).toBe(true);
      }),
    );
  });

  it('is read from JSON text, and from nothing else', () => {
    expect(readBlocks('[{"type":"paragraph"}]')).toEqual([{ type: 'paragraph' }]);
    expect([readBlocks('text'), readBlocks('{"a":1}'), readBlocks(null)]).toEqual([null, null, null]);
  });
});
