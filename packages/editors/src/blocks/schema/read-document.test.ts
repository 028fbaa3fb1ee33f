import { brokenBlocksRules } from '@admin/content-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repaired, shownJson } from '../damaged/repair.ts';
import { documentValue, noBlockTypes } from '../nodes.ts';
import { readDocument } from './read-document.ts';

const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] };
const map = { type: 'map', places: [1, 2], children: [] };

/** A list so deep that walking down it by calls would overflow. */
function deepList(depth: number): unknown {
  let node: unknown = { type: 'list-item', children: [{ type: 'text', text: 'x' }] };
  for (let level = 0; level < depth; level += 1) node = { type: 'list', format: 'ordered', children: [node] };
  return node;
}

describe('a stored document', () => {
  it('comes out as it went in, with the blocks that nobody knows', () => {
    const value = [paragraph, map];
    const read = readDocument(value, noBlockTypes);
    expect(read.kind === 'document' && documentValue(read.nodes)).toEqual(value);
  });

  it('is empty where there is none', () => {
    for (const value of [null, undefined, []]) {
      expect(readDocument(value, noBlockTypes)).toMatchObject({ nodes: [{ type: 'paragraph' }] });
    }
  });

  it('is damaged where the rule book refuses it, and where a node is a text and a block at once', () => {
    for (const value of [
      [{ type: 'paragraph' }],
      ['words'],
      17,
      [{ ...paragraph, text: 'x' }],
      [deepList(10_000)],
    ]) {
      expect(readDocument(value, noBlockTypes).kind).toBe('damaged');
    }
  });

  it('is put right with all that can be kept, and tells what cannot', () => {
    const image = { type: 'image', image: { url: 'javascript:alert(1)' }, children: [] };
    const { value, dropped } = repaired([{ ...paragraph, type: 'heading', level: 9 }, 'Loose', image, map]);
    expect(value).toMatchObject([{ type: 'heading', level: 6 }, { children: [{ text: 'Loose' }] }, map]);
    expect(dropped).toEqual([image]);
  });

  it('never throws, and is a document after a repair, whatever it was', () => {
    const odd = fc.letrec((tie) => ({
      node: fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.record(
          {
            type: fc.constantFrom(
              'paragraph',
              'list',
              'list-item',
              'link',
              'image',
              'heading',
              'text',
              'map',
              7,
            ),
            text: fc.oneof(fc.string(), fc.integer()),
            level: fc.integer({ min: -2, max: 9 }),
            url: fc.constantFrom('javascript:x', '/x', null),
            children: fc.array(tie('node'), { maxLength: 3 }),
          },
          { requiredKeys: [] },
        ),
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 4 }), (value) => {
        readDocument(value, noBlockTypes);
        const after = repaired(value).value;
        expect(readDocument(after, noBlockTypes).kind).toBe('document');
        expect(brokenBlocksRules(after.filter((node) => !JSON.stringify(node).includes('"map"')))).toEqual(
          [],
        );
      }),
      { numRuns: 200 },
    );
    const long = [{ type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(1_000_000) }] }];
    expect(readDocument(long, noBlockTypes).kind).toBe('damaged');
    expect(shownJson(long).length).toBeLessThan(30_000);
    expect(readDocument(repaired(long).value, noBlockTypes).kind).toBe('document');
    expect(repaired([deepList(10_000)]).value).toHaveLength(1);
    expect(shownJson([deepList(10_000)]).length).toBeLessThan(30_000);
  });
});
