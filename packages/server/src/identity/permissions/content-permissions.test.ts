import { entryActions, everyField, noField, type Permission } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { book, memo } from '../../testing/fixtures/library-types.ts';
import { fullPermissions, restrictedPermissions } from './content-permissions.ts';
import { indexPermissions } from './stored-permissions.ts';

const person = { userId: 7, roleIds: [5, 4] };
const permission = (rest: Partial<Permission>): Permission => ({
  action: entryActions.read,
  subject: book.uid,
  properties: { fields: null, locales: null },
  conditions: [],
  ...rest,
});
const held = (...roles: readonly (readonly Permission[])[]) =>
  restrictedPermissions(person, roles.map(indexPermissions), 'v1');

describe('the combined permissions of roles', () => {
  it('contain the grants of every role for the action and the content type', () => {
    const permissions = held(
      [permission({ properties: { fields: ['title'], locales: ['en'] } }), permission({ subject: memo.uid })],
      [permission({ properties: { fields: ['isbn'], locales: null } }), permission({ subject: null })],
    );
    const grants = permissions.grants('read', book);
    expect(grants.map(({ fields, locales }) => [fields.names, locales])).toEqual([
      [new Set(['title']), new Set(['en'])],
      [new Set(['isbn']), 'all'],
    ]);
    expect(permissions.grants('update', book)).toEqual([]);
    expect(permissions.actorId).toBe(7);
  });

  it('allow no field and no language without a list, and all of them with null', () => {
    expect(held([permission({ properties: {} })]).grants('read', book)).toEqual([
      { fields: noField, locales: new Set(), conditions: [] },
    ]);
    expect(held([permission({})]).grants('read', book)).toEqual([
      { fields: everyField, locales: 'all', conditions: [] },
    ]);
  });

  it('ignore restrictions that the action or the content type does not support', () => {
    const action = entryActions.delete;
    const whole = permission({ action, properties: { locales: ['en'] } });
    expect(held([whole]).grants('delete', book)[0]).toMatchObject({
      fields: everyField,
      locales: new Set(['en']),
    });
    expect(held([{ ...whole, subject: memo.uid, properties: {} }]).grants('delete', memo)[0]).toMatchObject({
      fields: everyField,
      locales: 'all',
    });
  });

  it('contain an action that any of the roles has', () => {
    const permissions = held([permission({ action: 'a', subject: null })], [permission({ action: 'b' })]);
    expect(['a', 'b', 'c'].map((action) => permissions.holds(action))).toEqual([true, true, false]);
  });

  it('share one cache name for users with the same roles in any order, until a role changes', () => {
    const role = indexPermissions([permission({})]);
    const nameOf = (subject: typeof person, version = 'v1', roles = [role]) =>
      restrictedPermissions(subject, roles, version).name;
    const name = nameOf(person);
    expect(nameOf({ userId: 8, roleIds: [4, 5] })).toBe(name);
    expect(nameOf({ userId: 8, roleIds: [4] })).not.toBe(name);
    expect(nameOf(person, 'v2')).not.toBe(name);
    expect(nameOf({ userId: 7, roleIds: [10, 9] })).toBe(nameOf({ userId: 7, roleIds: [9, 10] }));
  });

  it('have a cache name per user as soon as a condition depends on the user', () => {
    const personal = indexPermissions([permission({}), permission({ conditions: ['admin::is-creator'] })]);
    const roles = [indexPermissions([permission({})]), personal];
    const names = [7, 8].map((userId) => restrictedPermissions({ ...person, userId }, roles, 'v1').name);
    expect(new Set(names).size).toBe(2);
  });
});

describe('the permissions of a super administrator', () => {
  it('allow everything, under a separate cache name', () => {
    const full = fullPermissions(3);
    expect(full.grants('delete', book)).toEqual([{ fields: everyField, locales: 'all', conditions: [] }]);
    expect([full.holds('admin::no-such.action'), full.actorId]).toEqual([true, 3]);
    expect(full.name).toBe(fullPermissions(4).name);
    expect(full.name).toBeTruthy();
    expect(full.name).not.toBe(held([]).name);
  });
});
