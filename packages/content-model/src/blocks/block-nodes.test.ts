import { describe, expect, it } from 'vitest';
import { brokenBlocksRules } from '../rules/broken-blocks.ts';
import { linkedEntries } from './block-nodes.ts';

const uid = 'api::page.page';
const link = (entry: unknown) => ({
  type: 'link',
  url: '/page',
  entry,
  children: [{ type: 'text', text: 'page' }],
});
const paragraph = (...children: readonly unknown[]) => ({ type: 'paragraph', children });

describe('linkedEntries', () => {
  it('returns each linked entry once, in lists and in blocks of plugins too', () => {
    const list = {
      type: 'list',
      format: 'ordered',
      children: [{ type: 'list-item', children: [link({ __type: uid, id: 2 })] }],
    };
    const box = { type: 'box', children: [paragraph(link({ __type: uid, id: 3 }))] };
    const one = link({ __type: uid, id: 1 });
    expect(linkedEntries([paragraph(one, one), list, box]).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(brokenBlocksRules([paragraph(one), list, box])).toEqual([]);
  });

  it('returns none if a link names no valid entry', () => {
    const invalid = [null, 7, [], {}, { __type: uid }, { __type: 1, id: 1 }, { __type: uid, id: '1' }];
    const numbers = [0, -1, 1.5, 1e12, Number.NaN].map((id) => ({ __type: uid, id }));
    expect(linkedEntries([paragraph(...[...invalid, ...numbers].map(link))])).toEqual([]);
    expect(linkedEntries([{ type: 'text', text: 'x', entry: { __type: uid, id: 1 } }, null, 'x'])).toEqual(
      [],
    );
    expect(linkedEntries('text')).toEqual([]);
  });

  it('returns at most a thousand, of a document up to the maximum depth', () => {
    const many = Array.from({ length: 5000 }, (_, index) => link({ __type: uid, id: index + 1 }));
    expect(linkedEntries([paragraph(...many)])).toHaveLength(1000);
    let nested: unknown = link({ __type: uid, id: 1 });
    for (let depth = 0; depth < 10_000; depth++) nested = { type: 'quote', children: [nested] };
    expect(linkedEntries([nested])).toEqual([]);
  });
});
