import { creatorName } from '@admin/content-model';
import { mia } from '@admin/fixtures';
import { describe, expect, it } from 'vitest';
import { entryTitle } from './EditHeader.tsx';

const entry = { id: 3, createdAt: '', updatedAt: '', name: ' ', year: 1987, title: 'Looms', seo: { a: 1 } };

describe('entryTitle', () => {
  it('returns the main field if it is a text or a number', () => {
    expect(entryTitle(entry, 'title')).toBe('Looms');
    expect(entryTitle(entry, 'year')).toBe('1987');
    for (const field of ['name', 'seo', 'gone', 'id']) expect(entryTitle(entry, field)).toBeNull();
  });
});

describe('creatorName', () => {
  it('returns the username, otherwise the full name, as far as they exist', () => {
    expect(creatorName({ ...mia, username: 'mo' })).toBe('mo');
    expect(creatorName(mia)).toBe('Mia Okonkwo');
    expect(creatorName({ ...mia, lastname: null })).toBe('Mia');
    expect(creatorName({ ...mia, firstname: null, lastname: null })).toBeNull();
    expect(creatorName(null)).toBeNull();
  });
});
