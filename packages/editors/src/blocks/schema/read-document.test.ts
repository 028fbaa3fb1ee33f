import { brokenBlocksRules } from '@admin/content-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayJson, repairDocument } from '../damaged/repair.ts';
import { documentValue, noBlockTypes } from '../nodes.ts';
import { readDocument } from './read-document.ts';

const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'Words' }] };
const map = { type: 'map', places: [1, 2], children: [] };

/** Returns a list whose depth overflows the stack of a recursive function. */
function deepList(depth: number): unknown {
  let node: unknown = { type: 'list-item', children: [{ type: 'text', text: 'x' }] };
  for (let level = 0; level < depth; level += 1) node = { type: 'list', format: 'ordered', children: [node] };
  return node;
}

describe('a stored document', () => {
  it('is written unchanged, including blocks of unknown types', () => {
    const value = [paragraph, map];
    const read = readDocument(value, noBlockTypes);
    expect(read.kind === 'document' && documentValue(read.nodes)).toEqual(value);
  });

  it('is an empty paragraph for null, undefined and an empty list', () => {
    for (const value of [null, undefined, []]) {
      expect(readDocument(value, noBlockTypes)).toMatchObject({ nodes: [{ type: 'paragraph' }] });
    }
  });

  it('is damaged if it breaks the blocks rules or a node is both text and block', () => {
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

  it('is repaired with all valid parts, and lists the dropped ones', () => {
    const image = { type: 'image', image: { url: 'javascript:alert(1)' }, children: [] };
    const { value, dropped } = repairDocument([
      { ...paragraph, type: 'heading', level: 9 },
      'Loose',
      image,
      map,
    ]);
    expect(value).toMatchObject([{ type: 'heading', level: 6 }, { children: [{ text: 'Loose' }] }, map]);
    expect(dropped).toEqual([image]);
  });

  it('never throws while it is read, and is valid after a repair', () => {
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
        const after = repairDocument(value).value;
        expect(readDocument(after, noBlockTypes).kind).toBe('document');
        expect(brokenBlocksRules(after.filter((node) => !JSON.stringify(node).includes('"map"')))).toEqual(
          [],
        );
      }),
      { numRuns: 200 },
    );
    const long = [{ type: 'paragraph', children: [{ type: 'text', text: 'x'.repeat(1_000_000) }] }];
    expect(readDocument(long, noBlockTypes).kind).toBe('damaged');
    expect(displayJson(long).length).toBeLessThan(30_000);
    expect(readDocument(repairDocument(long).value, noBlockTypes).kind).toBe('document');
    expect(repairDocument([deepList(10_000)]).value).toHaveLength(1);
    expect(displayJson([deepList(10_000)]).length).toBeLessThan(30_000);
  });
});
