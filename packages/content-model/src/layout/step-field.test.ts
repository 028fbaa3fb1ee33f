import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeholderName, withPlaceholders, type LayoutRows } from './edit-rows.ts';
import { fieldWidths } from './field-sizes.ts';
import { positionOf, stepField, type LayoutStep } from './edit-rows.ts';

/** Parses `['a6 b6', 'c4']` into rows. */
const rows = (...texts: string[]): LayoutRows =>
  withPlaceholders(
    texts.map((text) =>
      text.split(' ').map((cell) => ({ name: cell.charAt(0), size: Number(cell.slice(1)) })),
    ),
  );

const texts = (layout: LayoutRows) =>
  layout.map((row) =>
    row
      .filter(({ name }) => name !== placeholderName)
      .map(({ name, size }) => `${name}${size}`)
      .join(' '),
  );

const steps: readonly LayoutStep[] = ['back', 'forward', 'up', 'down'];

describe('arranging a field step by step', () => {
  it.each<[string, readonly string[], LayoutStep, readonly string[]]>([
    ['a', ['a4 b4 c4'], 'forward', ['b4 a4 c4']],
    ['c', ['a4 b4 c4'], 'back', ['a4 c4 b4']],
    ['b', ['a4 b4', 'c6'], 'forward', ['a4', 'b4 c6']],
    ['c', ['a4 b4', 'c4'], 'back', ['a4 b4 c4']],
    ['c', ['a6 b6', 'c6'], 'up', ['c6 a6', 'b6']],
    ['a', ['a6 b6', 'c6'], 'down', ['b6', 'a6 c6']],
    ['b', ['a6', 'b6'], 'down', ['a6', 'b6']],
    ['a', ['a6 b6'], 'down', ['b6', 'a6']],
    ['b', ['a6 b6'], 'forward', ['a6', 'b6']],
  ])('moves %s in %j %s', (name, before, step, after) => {
    expect(texts(stepField(rows(...before), name, step))).toEqual(after);
  });

  it('skips rows without room for it', () => {
    const full = rows('a12', 'b12', 'c12');
    expect(texts(stepField(full, 'c', 'up'))).toEqual(['a12', 'c12', 'b12']);
    expect(texts(stepField(full, 'c', 'back'))).toEqual(['a12', 'c12', 'b12']);
    expect(texts(stepField(full, 'a', 'down'))).toEqual(['b12', 'a12', 'c12']);
    expect(texts(stepField(full, 'a', 'forward'))).toEqual(['b12', 'a12', 'c12']);
  });

  it('stays at the edge, and moves neither placeholders nor unknown fields', () => {
    const layout = rows('a6', 'b6');
    for (const [name, step] of [
      ['a', 'up'],
      ['a', 'back'],
      ['b', 'down'],
      [placeholderName, 'down'],
      ['z', 'up'],
    ] as const) {
      expect(stepField(layout, name, step)).toBe(layout);
    }
  });

  it('loses no field, overfills no row and ends in every direction', () => {
    const layout = fc
      .array(fc.constantFrom(...fieldWidths), { minLength: 1, maxLength: 7 })
      .map((sizes) => withPlaceholders(sizes.map((size, index) => [{ name: String(index), size }])));
    fc.assert(
      fc.property(layout, fc.array(fc.tuple(fc.nat(6), fc.constantFrom(...steps))), (before, moves) => {
        let after = before;
        for (const [index, step] of moves) after = stepField(after, String(index), step);
        expect(before.every(([cell]) => positionOf(after, cell?.name ?? '') !== undefined)).toBe(true);
        for (const row of after) expect(row.reduce((width, { size }) => width + size, 0)).toBe(12);
        for (const step of steps) {
          let count = 0;
          for (let at = after; stepField(at, '0', step) !== at; at = stepField(at, '0', step)) {
            count += 1;
            expect(count).toBeLessThan(40);
          }
        }
      }),
    );
  });
});
