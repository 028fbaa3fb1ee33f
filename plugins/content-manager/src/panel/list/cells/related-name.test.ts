import { mia } from '@admin/fixtures';
import { describe, expect, it } from 'vitest';
import { relatedName } from './related-name.ts';

describe('a single related entry', () => {
  it('shows its main field, or its id if that is empty', () => {
    const column = { name: 'author', mainField: 'name' };
    expect(relatedName(column, { id: 4, name: 'Ada' })).toBe('Ada');
    expect(relatedName(column, { id: 4, name: '' })).toBe('4');
    expect(relatedName({ name: 'author' }, { id: 4, name: 'Ada' })).toBe('4');
    expect(relatedName(column, {})).toBeUndefined();
  });

  it('shows the full name of a creator', () => {
    expect(relatedName({ name: 'createdBy', mainField: 'firstname' }, mia)).toBe('Mia Okonkwo');
    expect(relatedName({ name: 'editor', mainField: 'firstname' }, mia)).toBe('Mia');
  });
});
