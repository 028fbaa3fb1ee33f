import { entryActionOf, fieldsOf, type Permission } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { book, label, memo } from '../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { defaultRoles, type RoleLocales } from './default-roles.ts';
import { libraryPermissions } from './fixtures/library-permissions.ts';

const own = 'admin::is-creator';

function permissionsOf(code: string, locales: RoleLocales = 'none'): readonly Permission[] {
  const role = defaultRoles.find((one) => one.code === code);
  if (role === undefined) throw new Error(`no role ${code}`);
  return role.permissions(librarySchemas, locales);
}

const onType = (code: string, uid: string): readonly Permission[] =>
  permissionsOf(code).filter(({ subject }) => subject === uid);
const namesOn = (code: string, uid: string) => onType(code, uid).map(({ action }) => entryActionOf(action));

const conditionsOf = (code: string) =>
  new Set(
    permissionsOf(code)
      .filter(({ subject }) => subject !== null)
      .map(({ conditions }) => conditions.join()),
  );
describe('the default roles', () => {
  it('are three, identified by their codes', () => {
    expect(defaultRoles.map(({ code }) => code)).toEqual([
      'strapi-super-admin',
      'strapi-editor',
      'strapi-author',
    ]);
  });

  it('contain only existing permissions, each once', () => {
    for (const { code } of defaultRoles) {
      const names = permissionsOf(code).map(({ action, subject }) => `${action} ${String(subject)}`);
      expect(new Set(names).size).toBe(names.length);
      for (const { action } of permissionsOf(code)) {
        expect(libraryPermissions.actions.find(action)?.id).toBe(action);
      }
    }
  });

  it('store nothing for super administrators, who hold everything', () => {
    expect(permissionsOf('strapi-super-admin')).toEqual([]);
  });

  it('let editors do everything with all content, and authors everything except publishing', () => {
    expect(namesOn('strapi-editor', memo.uid)).toEqual(['create', 'read', 'update', 'delete', 'publish']);
    expect(namesOn('strapi-author', memo.uid)).toEqual(['create', 'read', 'update', 'delete']);
    expect(namesOn('strapi-editor', label.uid)).toEqual(['create', 'read', 'update', 'delete']);
  });

  it('name no locale of localized content, and omit its actions without fields, until an administrator does', () => {
    for (const code of ['strapi-editor', 'strapi-author']) {
      expect(namesOn(code, book.uid)).toEqual(['create', 'read', 'update']);
      for (const { properties } of onType(code, book.uid)) {
        expect(properties).toEqual({ fields: fieldsOf(book, librarySchemas) });
      }
    }
  });

  it('permit whole entries in every locale when all locales are requested', () => {
    const onBooks = permissionsOf('strapi-editor', 'all').filter(({ subject }) => subject === book.uid);
    const fields = fieldsOf(book, librarySchemas);
    expect(onBooks.map(({ action, properties }) => [entryActionOf(action), properties])).toEqual([
      ...['create', 'read', 'update'].map((action) => [action, { fields, locales: null }]),
      ...['delete', 'publish'].map((action) => [action, { locales: null }]),
    ]);
  });

  it('name every field of actions with fields, and none of others', () => {
    const fields = fieldsOf(memo, librarySchemas);
    expect(onType('strapi-editor', memo.uid).map(({ properties }) => properties)).toEqual([
      { fields },
      { fields },
      { fields },
      {},
      {},
    ]);
  });

  it('give editors the content of all users, and authors only their own', () => {
    expect(conditionsOf('strapi-editor')).toEqual(new Set(['']));
    expect(conditionsOf('strapi-author')).toEqual(new Set([own]));
  });
});
