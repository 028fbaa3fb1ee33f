import { entryActions } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { label } from '../../testing/fixtures/library-types.ts';
import { librarySchemas } from '../../testing/fixtures/library.ts';
import { createActionRegistry, coreActions } from '../actions.ts';
import { entryActionsPlugin } from './fixtures/entry-actions-plugin.ts';
import { allPermissions, presentPermission } from './present-permissions.ts';
import { isSuperAdmin } from '../records/role-record.ts';

describe('the list of all permissions', () => {
  const actions = createActionRegistry(coreActions, [entryActionsPlugin]);
  const all = allPermissions(librarySchemas, actions, ['en']);

  it('contains each action on entries per content type, and each other action once, without conditions', () => {
    const beside = all.filter(({ subject }) => subject === null);
    expect(beside.map(({ action }) => action)).toEqual(
      actions.all.map(({ id }) => id).filter((id) => !Object.values(entryActions).includes(id)),
    );
    expect(beside.every(({ properties }) => Object.keys(properties).length === 0)).toBe(true);
    expect(all.flatMap(({ conditions }) => conditions)).toEqual([]);
    const onLabels = all.filter(({ subject }) => subject === label.uid).map(({ action }) => action);
    const { create, read, update, delete: remove } = entryActions;
    expect(onLabels).toEqual([create, read, update, remove]);
  });
});

describe('a permission in a response', () => {
  const permission = { action: 'a', subject: null, properties: {}, conditions: [] };

  it('has its stored id, or its position in the list from one', () => {
    expect([presentPermission(permission, 0).id, presentPermission({ ...permission, id: 7 }, 0).id]).toEqual([
      1, 7,
    ]);
  });

  it('keeps the parameters of its action, and distinguishes all from no list', () => {
    const presented = presentPermission(
      { ...permission, actionParameters: { page: 1 }, properties: { fields: null, locales: ['en'] } },
      0,
    );
    expect(presented).toMatchObject({
      actionParameters: { page: 1 },
      properties: { fields: null, locales: ['en'] },
    });
    expect(presentPermission(permission, 0).properties).toEqual({});
  });
});

describe('a super administrator', () => {
  it('is a user with the role, regardless of other roles', () => {
    const [editor, superAdmin] = [{ code: 'strapi-editor' }, { code: 'strapi-super-admin' }];
    expect([[editor, superAdmin], [superAdmin], [editor], []].map(isSuperAdmin)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
