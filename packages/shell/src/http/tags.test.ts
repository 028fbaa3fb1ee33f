import { expect, it } from 'vitest';
import { tags } from './tags.ts';

it('cached answers are known by four tags, which plugins may name too', () => {
  expect(Object.values(tags)).toEqual(['Me', 'Role', 'RolePermissions', 'User']);
});
