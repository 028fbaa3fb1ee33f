import { describe, expect, it } from 'vitest';
import type { ListColumn } from '../../../points.ts';
import { linkColumn } from './column-layout.ts';

const column = (name: string, own: Partial<ListColumn> = {}): ListColumn => ({
  name,
  label: name,
  isSortable: true,
  attribute: { type: 'string' },
  ...own,
});
const drawn: Partial<ListColumn> = { cell: () => Promise.resolve({ default: () => null }) };

describe('the column that links to an entry', () => {
  it('is the title column, at any position', () => {
    expect(linkColumn([column('id'), column('title')], 'title')?.name).toBe('title');
  });

  it('is the first attribute if the title is not displayed, not a column of a plugin', () => {
    expect(linkColumn([column('i18n.locales', drawn), column('slug')], 'title')?.name).toBe('slug');
    expect(linkColumn([column('title', drawn), column('slug')], 'title')?.name).toBe('slug');
  });

  it('is the first column if there is no attribute', () => {
    expect(linkColumn([column('i18n.locales', drawn)], 'title')?.name).toBe('i18n.locales');
    expect(linkColumn([], 'title')).toBeUndefined();
  });
});
