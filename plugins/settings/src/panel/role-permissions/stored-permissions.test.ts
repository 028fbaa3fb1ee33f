import { describe, expect, it } from 'vitest';
import {
  articleUid,
  explorer,
  permissionsIn,
  roleLayout,
  storedPermission,
  tagUid,
} from '../fixtures/role-layout.ts';
import { setCells, setCondition, setNode } from './change-permissions.ts';
import { readPermissions, writePermissions } from './stored-permissions.ts';
import { readLayout, findCell } from './editor-layout.ts';
import { cellChoice, permissionOf } from './cell-permissions.ts';
import { createRolePermissionsStore } from './role-permissions-store.ts';

const layout = readLayout(roleLayout);
const create = findCell(layout, { action: `${explorer}.create`, subject: articleUid })!;
const remove = findCell(layout, { action: `${explorer}.delete`, subject: tagUid })!;
const title = create.properties[0]!.nodes[0]!;
const articleLeaves = ['title', 'cover', 'seo.metaTitle', 'seo.social.image'];

const held = permissionsIn(roleLayout).map(({ action, subject = null }) =>
  storedPermission(action, subject, { fields: null, locales: null }),
);

const flip = (wanted: 'all' | 'none') => (permissions: ReturnType<typeof readPermissions>) =>
  setCells(permissions, [remove], wanted);

describe('stored permissions', () => {
  it('for a component apply to everything in it', () => {
    const permissions = readPermissions(layout, [
      storedPermission(create.action, articleUid, { fields: ['seo'] }),
    ]);
    expect([...permissionOf(permissions, create).names.fields]).toEqual([
      'seo.metaTitle',
      'seo.social.image',
    ]);
  });

  it('for all fields and locales select each of them', () => {
    const permissions = readPermissions(layout, [
      storedPermission(create.action, articleUid, { fields: null, locales: null }),
    ]);
    expect(cellChoice(permissions, create)).toBe('all');
  });

  it('without locales apply to none', () => {
    const permissions = readPermissions(layout, [
      storedPermission(create.action, articleUid, { fields: null }),
    ]);
    expect([...permissionOf(permissions, create).names.locales]).toEqual([]);
  });

  it('for the same action and subject are combined, limited by the conditional one', () => {
    const permissions = readPermissions(layout, [
      storedPermission(create.action, articleUid, { fields: ['title'] }),
      storedPermission(create.action, articleUid, { fields: ['cover'] }, ['admin::is-creator']),
    ]);
    expect(permissionOf(permissions, create)).toMatchObject({ conditions: ['admin::is-creator'] });
    expect([...permissionOf(permissions, create).names.fields]).toEqual(['title', 'cover']);
  });

  it('are sent back unchanged, in any form, if they have not been edited', () => {
    const stored = [
      storedPermission('plugin::gone.read'),
      storedPermission(create.action, articleUid, { fields: ['seo', 'title'] }),
      storedPermission(create.action, articleUid, { fields: null, locales: ['fr'] }, ['admin::is-creator']),
      storedPermission(`${explorer}.update`, articleUid, { fields: [] }),
    ];
    const permissions = setCells(readPermissions(layout, stored), [remove], 'all');
    const sent = writePermissions({ layout, stored, permissions });
    expect(sent).toHaveLength(5);
    for (const { action, subject, properties, conditions } of stored) {
      expect(sent).toContainEqual({ action, subject, properties, conditions });
    }
    expect(sent).toContainEqual({ action: remove.action, subject: tagUid, properties: {}, conditions: [] });
  });

  it('are sent once after a change, with names in the order of the layout', () => {
    const stored = [storedPermission(create.action, articleUid, { fields: ['seo'], locales: ['en'] })];
    const permissions = setNode(readPermissions(layout, stored), create, {
      property: 'fields',
      node: title,
      wanted: 'all',
    });
    expect(writePermissions({ layout, stored, permissions })).toEqual([
      {
        action: create.action,
        subject: articleUid,
        properties: { fields: ['title', 'seo.metaTitle', 'seo.social.image'], locales: ['en'] },
        conditions: [],
      },
    ]);
  });

  it('for everything remain unlimited when only a condition is added', () => {
    const stored = [storedPermission(create.action, articleUid, { fields: null, locales: ['en'] })];
    const permissions = setCondition(readPermissions(layout, stored), create, {
      id: 'admin::is-creator',
      wanted: 'on',
    });
    expect(writePermissions({ layout, stored, permissions })).toMatchObject([
      { properties: { fields: null, locales: ['en'] }, conditions: ['admin::is-creator'] },
    ]);
  });

  it('for everything become a list when one name is removed', () => {
    const stored = [storedPermission(create.action, articleUid, { fields: null, locales: null })];
    const permissions = setNode(readPermissions(layout, stored), create, {
      property: 'fields',
      node: title,
      wanted: 'none',
    });
    expect(writePermissions({ layout, stored, permissions })).toMatchObject([
      { properties: { fields: articleLeaves.slice(1), locales: null } },
    ]);
  });

  it('are not sent after they were revoked', () => {
    const stored = [storedPermission(create.action, articleUid, { fields: ['title'], locales: ['en'] })];
    const permissions = setCells(readPermissions(layout, stored), [create], 'none');
    expect(writePermissions({ layout, stored, permissions })).toEqual([]);
  });
});

describe('the edited permissions', () => {
  const stored = [storedPermission(create.action, articleUid, { fields: ['title'], locales: ['en'] })];

  it('are modified only while they differ from the stored ones', () => {
    const store = createRolePermissionsStore({ layout, stored, held });
    const isChanged = () => store.getState().isChanged;
    expect(isChanged()).toBe(false);
    store.change(flip('all'));
    expect(isChanged()).toBe(true);
    store.change(flip('none'));
    expect(isChanged()).toBe(false);
    store.change((permissions) =>
      setCondition(permissions, remove, { id: 'admin::is-creator', wanted: 'on' }),
    );
    expect(isChanged()).toBe(false);
  });

  it('start again from what the server stored', () => {
    const store = createRolePermissionsStore({ layout, stored, held });
    store.change(flip('all'));
    store.saved([...stored, storedPermission(remove.action, tagUid)]);
    expect(store.getState().isChanged).toBe(false);
    expect(cellChoice(store.getState().permissions, remove)).toBe('all');
  });

  it('of a copy are unsaved', () => {
    const store = createRolePermissionsStore({ layout, stored: [], copied: stored, held });
    expect(store.getState().isChanged).toBe(true);
    expect(store.toInput()).toHaveLength(1);
  });
});
