import type { Entry } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { stableRows } from './use-entries.ts';

const entry = (id: number, title: string, author = 'Ada'): Entry => ({
  id,
  createdAt: '2026-03-02T08:15:00.000Z',
  updatedAt: '2026-03-02T08:15:00.000Z',
  title,
  author: { id: 1, name: author },
});

describe('rows that are fetched again', () => {
  it('keep their objects in another order, and have new ones if they changed', () => {
    const before = [entry(1, 'One'), entry(2, 'Two'), entry(3, 'Three')];
    const rows = stableRows(before, [entry(3, 'Three'), entry(2, 'Two', 'Grace'), entry(4, 'Four')]);
    expect(rows[0]).toBe(before[2]);
    expect(rows[1]).not.toBe(before[1]);
    expect(rows[1]).toEqual(entry(2, 'Two', 'Grace'));
    expect(rows[2]).toEqual(entry(4, 'Four'));
  });

  it('are the same list if nothing changed', () => {
    const before = [entry(1, 'One'), entry(2, 'Two')];
    expect(stableRows(before, [entry(1, 'One'), entry(2, 'Two')])).toBe(before);
    expect(stableRows(before, [entry(1, 'One')])).not.toBe(before);
  });
});
