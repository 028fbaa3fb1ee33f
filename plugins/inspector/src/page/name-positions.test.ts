import { describe, expect, it } from 'vitest';
import type { Box } from './area-box.ts';
import { nameSize, positionNames } from './name-positions.ts';

const bounds = { left: 0, right: 1000, bottom: 600 };

const box = (left: number, top: number, width = 100, height = 40): Box => ({
  left,
  top,
  width,
  height,
  isEmpty: false,
});

const widthOf = (name: string) => name.length * nameSize.character + nameSize.padding;

describe('the name of a rectangle', () => {
  it('is above it, in the second half of the page at its end', () => {
    expect(
      positionNames(
        [
          { name: 'one', box: box(10, 100) },
          { name: 'two', box: box(800, 100) },
        ],
        bounds,
      ),
    ).toEqual([
      { left: 10, top: 84 },
      { left: 900 - widthOf('two'), top: 84 },
    ]);
  });

  it('is inside the page, also of a rectangle at its top or its edge', () => {
    const name = 'a.name.of.some.length';
    expect(positionNames([{ name, box: box(-20, 0) }], bounds)).toEqual([{ left: 0, top: 40 }]);
    expect(positionNames([{ name, box: box(990, 0, 100, 900) }], bounds)).toEqual([
      { left: 1000 - widthOf(name), top: 0 },
    ]);
  });

  it('covers no earlier name: below a small rectangle, inside a large one', () => {
    const small = { name: 'small', box: box(10, 100) };
    const large = { name: 'large', box: box(500, 100, 300, 300) };
    expect(positionNames([small, small, small, large, large], bounds)).toEqual([
      { left: 10, top: 84 },
      { left: 10, top: 140 },
      { left: 10, top: 68 },
      { left: 500, top: 84 },
      { left: 500, top: 100 },
    ]);
  });

  it('is missing outside the window', () => {
    expect(positionNames([{ name: 'below', box: box(10, 900) }], bounds)).toEqual([null]);
  });
});
