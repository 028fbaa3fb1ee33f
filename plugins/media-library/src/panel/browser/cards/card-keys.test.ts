import { describe, expect, it } from 'vitest';
import { nextCard, type GridKey } from './card-keys.ts';

// Two wide folders above a grid of three columns whose last row is not full.
const positions = [
  { x: 0, y: 0 },
  { x: 150, y: 0 },
  { x: 0, y: 80 },
  { x: 100, y: 80 },
  { x: 200, y: 80 },
  { x: 0, y: 180 },
];
const from = (index: number, key: GridKey, isRightToLeft = false) =>
  nextCard(positions, index, key, isRightToLeft);

describe('the arrow keys among cards', () => {
  it('move to the neighbours in reading direction, and stop at the ends', () => {
    expect(from(2, 'ArrowRight')).toBe(3);
    expect(from(4, 'ArrowRight')).toBe(5);
    expect(from(5, 'ArrowRight')).toBe(5);
    expect(from(0, 'ArrowLeft')).toBe(0);
    expect(from(2, 'ArrowLeft', true)).toBe(3);
  });

  it('move to the nearest card of the next row', () => {
    expect(from(1, 'ArrowDown')).toBe(3);
    expect(from(4, 'ArrowUp')).toBe(1);
    expect(from(4, 'ArrowDown')).toBe(5);
    expect(from(5, 'ArrowDown')).toBe(5);
    expect(from(0, 'ArrowUp')).toBe(0);
  });

  it('move to the first and the last card with Home and End', () => {
    expect(from(3, 'Home')).toBe(0);
    expect(from(3, 'End')).toBe(5);
    expect(nextCard([], 0, 'End', false)).toBe(0);
  });
});
