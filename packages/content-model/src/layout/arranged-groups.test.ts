import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveToGroup, stepThroughGroups, type ArrangedGroups } from './arranged-groups.ts';
import { placeholderName, withPlaceholders } from './edit-rows.ts';
import { fieldWidths } from './field-sizes.ts';
import { groupRows } from './row-groups.ts';
import type { LayoutStep } from './step-field.ts';

/** `['a6 b6, c4', 'd4']` as groups of rows. */
const groups = (...texts: string[]): ArrangedGroups =>
  texts.map((text, index) => ({
    name: `Group ${index + 1}`,
    rows: withPlaceholders(
      text.split(', ').map((row) =>
        row
          .split(' ')
          .filter(Boolean)
          .map((cell) => ({ name: cell.charAt(0), size: Number(cell.slice(1)) })),
      ),
    ),
  }));
const texts = (arranged: ArrangedGroups) =>
  arranged.map(({ rows }) =>
    rows
      .map((row) =>
        row
          .filter(({ name }) => name !== placeholderName)
          .map(({ name, size }) => `${name}${size}`)
          .join(' '),
      )
      .join(', '),
  );
const steps: readonly LayoutStep[] = ['back', 'forward', 'up', 'down'];

describe('dealing rows out to groups', () => {
  const row = (...names: string[]) => names.map((name) => ({ name }));

  it('goes by the first field that a group names, and begins with the first group', () => {
    const rows = [row('a', 'b'), row('c'), row('d', 'e'), row('f')];
    const items = [
      { name: 'One', fields: ['f'] },
      { name: 'Two', fields: ['e', 'b', 'gone'] },
    ];
    expect(groupRows(rows, items)).toEqual([
      { name: 'One', rows: [row('c'), row('f')] },
      { name: 'Two', rows: [row('a', 'b'), row('d', 'e')] },
    ]);
  });
});

describe('arranging fields in groups', () => {
  it('moves a field to a place of another group', () => {
    const before = groups('a6 b6, c4', 'd4');
    expect(texts(moveToGroup(before, 'b', { group: 1, row: 0, column: 0 }))).toEqual(['a6, c4', 'b6 d4']);
    expect(texts(moveToGroup(before, 'b', { group: 1, row: 1, column: 0 }))).toEqual(['a6, c4', 'd4, b6']);
    expect(texts(moveToGroup(before, 'c', { group: 0, row: 0, column: 0 }))).toEqual(['c4 a6, b6', 'd4']);
    expect(texts(moveToGroup(groups('a6', ''), 'a', { group: 1, row: 0, column: 0 }))).toEqual(['', 'a6']);
    expect(moveToGroup(before, 'z', { group: 1, row: 0, column: 0 })).toBe(before);
    expect(moveToGroup(before, 'a', { group: 2, row: 0, column: 0 })).toBe(before);
  });

  it('steps out of its group at the edge, over empty ones too', () => {
    const before = groups('a12', 'b12, c12', '', 'd12');
    expect(texts(stepThroughGroups(before, 'b', 'up'))).toEqual(['a12, b12', 'c12', '', 'd12']);
    expect(texts(stepThroughGroups(before, 'a', 'down'))).toEqual(['', 'a12, b12, c12', '', 'd12']);
    const emptied = stepThroughGroups(before, 'd', 'back');
    expect(texts(emptied)).toEqual(['a12', 'b12, c12', 'd12', '']);
    expect(texts(stepThroughGroups(emptied, 'd', 'up'))).toEqual(['a12', 'b12, c12, d12', '', '']);
    expect(stepThroughGroups(before, 'a', 'up')).toBe(before);
    expect(stepThroughGroups(before, 'z', 'up')).toBe(before);
  });

  it('loses no field, overfills no row and comes to an end in every direction', () => {
    const arranged = fc
      .array(fc.array(fc.constantFrom(...fieldWidths), { maxLength: 4 }), { minLength: 1, maxLength: 4 })
      .map((all): ArrangedGroups =>
        all.map((sizes, group) => ({
          name: String(group),
          rows: withPlaceholders(sizes.map((size, index) => [{ name: `${group}.${index}`, size }])),
        })),
      );
    const names = (value: ArrangedGroups) =>
      value
        .flatMap(({ rows }) => rows.flat().map(({ name }) => name))
        .filter((name) => name !== placeholderName)
        .toSorted();
    fc.assert(
      fc.property(
        arranged,
        fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.constantFrom(...steps))),
        (before, moves) => {
          let after = before;
          for (const [group, index, step] of moves)
            after = stepThroughGroups(after, `${group}.${index}`, step);
          expect(names(after)).toEqual(names(before));
          for (const row of after.flatMap(({ rows }) => rows)) {
            expect(row.reduce((width, cell) => width + cell.size, 0)).toBe(12);
          }
          for (const step of steps) {
            let count = 0;
            for (
              let at = after;
              stepThroughGroups(at, '0.0', step) !== at;
              at = stepThroughGroups(at, '0.0', step)
            ) {
              count += 1;
              expect(count).toBeLessThan(80);
            }
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
