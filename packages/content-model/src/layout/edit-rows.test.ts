import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appendField,
  isDropBehind,
  moveField,
  placeholderName,
  removeField,
  resizeField,
  withoutPlaceholders,
  withPlaceholders,
  type LayoutRows,
  packRows,
  reflowRows,
} from './edit-rows.ts';
import { fieldWidths, gridColumns } from './field-sizes.ts';

/** Parses `['a6 b6', 'c4']` into rows. */
const rows = (...texts: string[]): LayoutRows =>
  texts.map((text) => text.split(' ').map((cell) => ({ name: cell.charAt(0), size: Number(cell.slice(1)) })));

const texts = (layout: LayoutRows) =>
  layout.map((row) =>
    row.map(({ name, size }) => `${name === placeholderName ? '_' : name}${size}`).join(' '),
  );

const names = (layout: LayoutRows) =>
  withoutPlaceholders(layout)
    .flat()
    .map(({ name }) => name)
    .toSorted();

describe('arranging the edit view', () => {
  it('fills the rest of a row with a placeholder that is never saved', () => {
    const layout = withPlaceholders(rows('a6 b6', 'c4'));
    expect(texts(layout)).toEqual(['a6 b6', 'c4 _8']);
    expect(withPlaceholders(layout)).toEqual(layout);
    expect(withoutPlaceholders(layout)).toEqual(rows('a6 b6', 'c4'));
  });

  it('appends a field to the last row, or to a new one if it does not fit', () => {
    expect(texts(appendField(rows('a4'), { name: 'b', size: 6 }))).toEqual(['a4 b6 _2']);
    expect(texts(appendField(rows('a8'), { name: 'b', size: 6 }))).toEqual(['a8 _4', 'b6 _6']);
    expect(texts(appendField([], { name: 'b', size: 6 }))).toEqual(['b6 _6']);
  });

  it('removes a row with its only field', () => {
    expect(texts(removeField(withPlaceholders(rows('a6', 'b12')), 'a'))).toEqual(['b12']);
    expect(texts(removeField(rows('a6 b6'), 'a'))).toEqual(['b6 _6']);
  });

  it('moves fields that no longer fit to a new row when a field grows', () => {
    expect(texts(resizeField(rows('a4 b4 c4', 'd12'), 'a', 8))).toEqual(['a8 b4', 'c4 _8', 'd12']);
  });

  it('moves fields within and between rows', () => {
    expect(texts(moveField(rows('a4 b4 c4'), 'a', { row: 0, column: 3 }))).toEqual(['b4 c4 a4']);
    expect(texts(moveField(rows('a4 b4', 'c4'), 'c', { row: 0, column: 1 }))).toEqual(['a4 c4 b4']);
    expect(texts(moveField(rows('a6 b6', 'c6'), 'c', { row: 0, column: 0 }))).toEqual(['c6 a6', 'b6 _6']);
    expect(texts(moveField(rows('a6 b6'), 'a', { row: 1, column: 0 }))).toEqual(['b6 _6', 'a6 _6']);
  });

  it('does not move placeholders', () => {
    const layout = withPlaceholders(rows('a6', 'b6'));
    expect(moveField(layout, placeholderName, { row: 0, column: 0 })).toBe(layout);
  });

  it('drops a field behind another one from 1/1.8 of its width on', () => {
    expect([50, 99, 101].map((offset) => isDropBehind(offset, 180))).toEqual([false, false, true]);
  });

  it('keeps every field and full rows for any move or resize', () => {
    const layout = fc
      .array(fc.constantFrom(...fieldWidths), { minLength: 1, maxLength: 8 })
      .map((sizes) => withPlaceholders(sizes.map((size, index) => [{ name: String(index), size }])));
    const position = fc.record({ row: fc.nat(9), column: fc.nat(4) });
    fc.assert(
      fc.property(layout, fc.nat(7), position, fc.constantFrom(...fieldWidths), (before, index, to, size) => {
        const name = String(index);
        const after = resizeField(moveField(before, name, to), name, size);
        expect(names(after)).toEqual(names(before));
        for (const row of after) expect(row.reduce((width, cell) => width + cell.size, 0)).toBe(12);
      }),
    );
  });
});

const cells = fc.array(fc.record({ name: fc.string(), size: fc.constantFrom(...fieldWidths) }));

describe('packing fields into rows', () => {
  it('starts a new row if a field does not fit', () => {
    const sizes = [6, 4, 4, 12, 6, 6].map((size, index) => ({ name: `f${index}`, size }));
    expect(packRows(sizes).map((row) => row.map(({ size }) => size))).toEqual([[6, 4], [4], [12], [6, 6]]);
  });

  it('keeps every field in order, fills no row beyond 12 columns and leaves none empty', () => {
    fc.assert(
      fc.property(cells, (fields) => {
        const rows = packRows(fields);
        expect(rows.flat()).toEqual(fields);
        for (const row of rows) {
          expect(row.length).toBeGreaterThan(0);
          expect(row.reduce((width, { size }) => width + size, 0)).toBeLessThanOrEqual(gridColumns);
        }
      }),
    );
  });

  it('reflows only rows that are too wide', () => {
    const narrow = [{ name: 'a', size: 4 }];
    const wide = [
      { name: 'b', size: 8 },
      { name: 'c', size: 6 },
    ];
    expect(reflowRows([narrow, wide])).toEqual([narrow, [wide[0]], [wide[1]]]);
  });
});
