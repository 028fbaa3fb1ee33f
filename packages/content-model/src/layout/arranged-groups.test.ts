import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  moveToGroup,
  stepThroughGroups,
  type ArrangedGroups,
  addGroup,
  moveGroup,
  removeGroup,
  renameGroup,
  groupRows,
} from './arranged-groups.ts';
import { placeholderName, withPlaceholders, type LayoutStep } from './edit-rows.ts';
import { fieldWidths } from './field-sizes.ts';

/** Parses `['a6 b6, c4', 'd4']` into groups of rows. */
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
const row = (...names: string[]) => names.map((name) => ({ name }));
/** Returns every field in any group. */
const fieldsOf = (arranged: ArrangedGroups) =>
  arranged
    .flatMap(({ rows }) => rows.flat().map(({ name }) => name))
    .filter((name) => name !== placeholderName)
    .toSorted();
const steps: readonly LayoutStep[] = ['back', 'forward', 'up', 'down'];

describe('groupRows', () => {
  it('assigns a row by the first field that a group names, by default to the first group', () => {
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
  it('moves a field to a position in another group', () => {
    const before = groups('a6 b6, c4', 'd4');
    expect(texts(moveToGroup(before, 'b', { group: 1, row: 0, column: 0 }))).toEqual(['a6, c4', 'b6 d4']);
    expect(texts(moveToGroup(before, 'b', { group: 1, row: 1, column: 0 }))).toEqual(['a6, c4', 'd4, b6']);
    expect(texts(moveToGroup(before, 'c', { group: 0, row: 0, column: 0 }))).toEqual(['c4 a6, b6', 'd4']);
    expect(texts(moveToGroup(groups('a6', ''), 'a', { group: 1, row: 0, column: 0 }))).toEqual(['', 'a6']);
    expect(moveToGroup(before, 'z', { group: 1, row: 0, column: 0 })).toBe(before);
    expect(moveToGroup(before, 'a', { group: 2, row: 0, column: 0 })).toBe(before);
  });

  it('moves a field out of its group at the edge, over empty groups too', () => {
    const before = groups('a12', 'b12, c12', '', 'd12');
    expect(texts(stepThroughGroups(before, 'b', 'up'))).toEqual(['a12, b12', 'c12', '', 'd12']);
    expect(texts(stepThroughGroups(before, 'a', 'down'))).toEqual(['', 'a12, b12, c12', '', 'd12']);
    const emptied = stepThroughGroups(before, 'd', 'back');
    expect(texts(emptied)).toEqual(['a12', 'b12, c12', 'd12', '']);
    expect(texts(stepThroughGroups(emptied, 'd', 'up'))).toEqual(['a12', 'b12, c12, d12', '', '']);
    expect(stepThroughGroups(before, 'a', 'up')).toBe(before);
    expect(stepThroughGroups(before, 'z', 'up')).toBe(before);
  });

  it('adds, moves and removes groups, whose fields go to the neighbouring group', () => {
    const whole = [{ name: '', rows: groups('a12, b12')[0]?.rows ?? [] }];
    const divided = addGroup(whole, 'Links', 'General');
    expect(divided.map(({ name }) => name)).toEqual(['General', 'Links']);
    const moved = moveGroup(moveToGroup(divided, 'b', { group: 1, row: 0, column: 0 }), 1, 'up');
    expect(moved.map(({ name }) => name)).toEqual(['Links', 'General']);
    expect(moveGroup(moved, 0, 'up')).toBe(moved);
    expect(removeGroup(moved, 0)).toEqual([{ name: '', rows: groups('b12, a12')[0]?.rows }]);
    const three = addGroup(renameGroup(moved, 0, 'Lists'), 'More', 'unused');
    expect(removeGroup(three, 1).map(({ name }) => name)).toEqual(['Lists', 'More']);
    expect(texts(removeGroup(three, 1))).toEqual(['b12, a12', '']);
    expect(removeGroup(whole, 0)).toBe(whole);
    const many = groups(...Array.from({ length: 20 }, () => ''));
    expect(addGroup(many, 'One more', 'unused')).toBe(many);
  });

  it('loses no field, overfills no row and ends in every direction', () => {
    const arranged = fc
      .array(fc.array(fc.constantFrom(...fieldWidths), { maxLength: 4 }), { minLength: 1, maxLength: 4 })
      .map((all): ArrangedGroups =>
        all.map((sizes, group) => ({
          name: String(group),
          rows: withPlaceholders(sizes.map((size, index) => [{ name: `${group}.${index}`, size }])),
        })),
      );
    fc.assert(
      fc.property(
        arranged,
        fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.constantFrom(...steps))),
        (before, moves) => {
          let after = before;
          for (const [group, index, step] of moves)
            after = stepThroughGroups(after, `${group}.${index}`, step);
          expect(fieldsOf(after)).toEqual(fieldsOf(before));
          for (const cells of after.flatMap(({ rows }) => rows)) {
            expect(cells.reduce((width, cell) => width + cell.size, 0)).toBe(12);
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
