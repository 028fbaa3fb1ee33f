import { expect, it } from 'vitest';
import { tags } from './tags.ts';

it('cached responses have four tags, which plugins can name too', () => {
  expect(Object.values(tags)).toEqual(['Me', 'Role', 'RolePermissions', 'User']);
});
