import { describe, expect, it } from 'vitest';
import { nextSort, stickyOffsets, tableWidth } from './table-column.ts';
import { rowAfterKey } from './row/use-row-focus.ts';
import { headerState, idsBetween, withAll } from './row/use-row-selection.ts';

describe('nextSort', () => {
  it('starts ascending and reverses on the same column', () => {
    const first = nextSort(undefined, 'title');
    expect(first).toEqual({ column: 'title', direction: 'ascending' });
    const second = nextSort(first, 'title');
    expect(second.direction).toBe('descending');
    expect(nextSort(second, 'title').direction).toBe('ascending');
    expect(nextSort(second, 'author')).toEqual({ column: 'author', direction: 'ascending' });
  });
});

describe('widths', () => {
  it('add up to the minimum width of the table, in any unit', () => {
    expect(tableWidth([{ width: '12rem' }, {}], ['44px'])).toBe('calc(12rem + 160px + 44px)');
  });

  it('offset each sticky column by the preceding sticky columns', () => {
    const offsets = stickyOffsets(
      [
        { id: 'a', width: '100px', sticky: 'start' },
        { id: 'b', sticky: 'start' },
        { id: 'c' },
        { id: 'd', width: '260px', sticky: 'start' },
      ],
      ['44px'],
    );
    expect([...offsets]).toEqual([
      ['a', 'calc(44px)'],
      ['b', 'calc(44px + 100px)'],
      ['d', 'calc(44px + 100px + 160px)'],
    ]);
  });
});

describe('selection', () => {
  it('keeps rows of other pages when all rows of a page are selected or deselected', () => {
    const chosen = withAll(new Set(['other']), ['1', '2'], true);
    expect([...chosen]).toEqual(['other', '1', '2']);
    expect([...withAll(chosen, ['1', '2'], false)]).toEqual(['other']);
  });

  it('reflects only the rows of the page', () => {
    expect(headerState(['1', '2'], new Set(['other']))).toBe(false);
    expect(headerState(['1', '2'], new Set(['1', 'other']))).toBe('indeterminate');
    expect(headerState(['1', '2'], new Set(['1', '2']))).toBe(true);
    expect(headerState([], new Set())).toBe(false);
  });

  it('covers ranges in both directions, and one row if the anchor is missing', () => {
    expect(idsBetween(['1', '2', '3', '4'], '4', '2')).toEqual(['2', '3', '4']);
    expect(idsBetween(['1', '2', '3'], 'gone', '2')).toEqual(['2']);
  });
});

describe('rowAfterKey', () => {
  it('stops at both ends and ignores other keys', () => {
    expect(rowAfterKey('ArrowUp', 0, 5)).toBe(0);
    expect(rowAfterKey('ArrowDown', 4, 5)).toBe(4);
    expect(rowAfterKey('PageDown', 1, 50)).toBe(11);
    expect(rowAfterKey('PageUp', 1, 50)).toBe(0);
    expect(rowAfterKey('a', 1, 5)).toBeUndefined();
  });
});
