import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonSize } from './json-size.ts';

const limit = 1000;

/** Objects that count how often somebody looks into them. */
function watched(count: number) {
  let looks = 0;
  const items = Array.from({ length: count }, () => ({
    get text() {
      looks += 1;
      return 'x'.repeat(90);
    },
  }));
  return { items, looks: () => looks };
}

describe('the size of a value as JSON', () => {
  it('is that of its text, for whatever needs no escaping', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ü', '字', '😀', ' ') });
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom(null, true, false, 0, -1.5, 1e21),
        fc.integer(),
        text,
        fc.array(tie('tree')),
        fc.dictionary(text, tie('tree')),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        expect(jsonSize(value, Infinity)).toBe(Buffer.byteLength(JSON.stringify(value)));
      }),
    );
  });

  it.each([
    ['in a list', (items: readonly unknown[]) => items],
    ['under keys', (items: readonly unknown[]) => Object.fromEntries(items.entries())],
    ['deeper', (items: readonly unknown[]) => ({ a: [{ b: items }] })],
  ])('is found out only as far as the limit, %s', (_where, wrap) => {
    const { items, looks } = watched(500);
    expect(jsonSize(wrap(items), limit)).toBeGreaterThan(limit);
    expect(looks()).toBeLessThan(limit / 90 + 1);
  });

  it('is too much for a list of more items than that, before any is looked at', () => {
    const { items, looks } = watched(limit);
    expect(jsonSize(items, limit)).toBeGreaterThan(limit);
    expect(looks()).toBe(0);
  });
});
