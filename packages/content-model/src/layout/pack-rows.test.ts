import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldWidths, gridColumns } from './field-sizes.ts';
import { packRows, reflowRows } from './pack-rows.ts';

const cells = fc.array(fc.record({ name: fc.string(), size: fc.constantFrom(...fieldWidths) }));

describe('packing fields into rows', () => {
  it('begins a new row when a field does not fit', () => {
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
