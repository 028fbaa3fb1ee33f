import { describe, expect, it } from 'vitest';
import type { EditField } from '../../../points.ts';
import { builtInEditor } from '../editors.ts';
import { expectedHeight, nextRows } from './rendered-rows.ts';

const field = (attribute: EditField['attribute'], name = 'any'): EditField => ({
  name,
  size: 6,
  attribute,
  metadata: {},
});
const text = field({ type: 'string' });
const blocks = field({ type: 'blocks' });
const media = field({ type: 'media' });
const plainRows = (count: number) => Array.from({ length: count }, () => [text, text]);

/** Returns the number of rows after each slice, until all are rendered. */
function slices(rows: readonly (readonly EditField[])[]): readonly number[] {
  const counts: number[] = [];
  let drawn = 0;
  while (drawn < rows.length) {
    const next = nextRows(rows, drawn, builtInEditor);
    counts.push(next - drawn);
    drawn = next;
  }
  return counts;
}

describe('the rows of a form', () => {
  it('render up to the visible height, then a few at a time', () => {
    expect(slices(plainRows(150))).toEqual([5, ...Array.from({ length: 18 }, () => 8), 1]);
    expect(slices(plainRows(3))).toEqual([3]);
    expect(slices([])).toEqual([]);
  });

  it('render one by one if they contain editors', () => {
    const heavy = [blocks, blocks, blocks, blocks].map((one) => [one]);
    expect(slices([[text, text], ...heavy])).toEqual([1, 1, 1, 1, 1]);
    expect(slices([[blocks, blocks, blocks], [text]])).toEqual([1, 1]);
    expect(slices([[text], [media], [text], [media], [media], [blocks]])).toEqual([3, 2, 1]);
  });

  it('have placeholders of about their height', () => {
    expect(expectedHeight([])).toBe(0);
    expect(expectedHeight(plainRows(3))).toBe(3 * 58 + 2 * 20);
    expect(expectedHeight([[text, blocks]])).toBeGreaterThan(expectedHeight([[text, text]]));
  });
});
