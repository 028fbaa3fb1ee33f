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

describe('the column that leads to an entry', () => {
  it('is the one that names it, wherever it stands', () => {
    expect(linkColumn([column('id'), column('title')], 'title')?.name).toBe('title');
  });

  it('is the first attribute when the name is not displayed, not what a plugin draws', () => {
    expect(linkColumn([column('i18n.locales', drawn), column('slug')], 'title')?.name).toBe('slug');
    expect(linkColumn([column('title', drawn), column('slug')], 'title')?.name).toBe('slug');
  });

  it('is the first one there is when nothing else can be', () => {
    expect(linkColumn([column('i18n.locales', drawn)], 'title')?.name).toBe('i18n.locales');
    expect(linkColumn([], 'title')).toBeUndefined();
  });
});
