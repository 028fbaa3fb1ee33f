import { describe, expect, it } from 'vitest';
import { lineOfScroll, scrollOfLine } from './use-scroll-in-step.ts';

const parts = [
  { line: 0, end: 1, top: 0, height: 40 },
  { line: 2, end: 12, top: 50, height: 400 },
  { line: 13, end: 14, top: 460, height: 20 },
];

describe('synchronised scrolling', () => {
  it('converts a line to the offset of the part that shows it', () => {
    expect(scrollOfLine(parts, 0)).toBe(0);
    expect(scrollOfLine(parts, 7)).toBe(250);
    expect(scrollOfLine(parts, 13)).toBe(460);
  });

  it('keeps the end of a part for the empty lines after it', () =>
    expect(scrollOfLine(parts, 12.5)).toBe(450));

  it('converts the offset back to the same line', () => {
    for (const line of [0, 0.5, 2, 4.25, 11, 13])
      expect(lineOfScroll(parts, scrollOfLine(parts, line))).toBe(line);
  });

  it('starts at the top of an empty preview', () => {
    expect(scrollOfLine([], 9)).toBe(0);
    expect(lineOfScroll([], 9)).toBe(0);
  });
});
