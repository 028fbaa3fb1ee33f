import type { StoredPermission } from '@admin/contract';
import { describe, expect, it } from 'vitest';
import { articleUid, explorer, roleLayout, storedPermission } from '../fixtures/role-layout.ts';
import { permissionOf } from './cell-permissions.ts';
import { setCells, setCondition, setNode } from './change-permissions.ts';
import { findCell, readLayout } from './editor-layout.ts';
import { grantableLeaves, isComplete, isGrantable } from './grant-limits.ts';
import { createRolePermissionsStore } from './role-permissions-store.ts';

const layout = readLayout(roleLayout);
const read = findCell(layout, { action: `${explorer}.read`, subject: articleUid })!;
const remove = findCell(layout, { action: `${explorer}.delete`, subject: articleUid })!;
const fields = read.properties[0]!;
const nodeOf = (path: string) => fields.nodes.find((node) => node.path === path)!;

const own = ['admin::is-creator'];
const onArticle = (properties: StoredPermission['properties'], conditions: readonly string[] = []) =>
  storedPermission(read.action, articleUid, properties, conditions);

/** Returns the permissions after everything was requested. */
function grantAll(held: readonly StoredPermission[], stored: readonly StoredPermission[] = []) {
  const store = createRolePermissionsStore({ layout, stored, held });
  store.change((permissions) => setCells(permissions, [read, remove], 'all'));
  const { permissions } = store.getState();
  const { names, conditions } = permissionOf(permissions, read);
  return { store, permissions, fields: [...names.fields], locales: [...names.locales], conditions };
}

describe('the grant limits of a user', () => {
  it("are the user's permissions: these actions on these fields in these locales", () => {
    const granted = grantAll([onArticle({ fields: ['title', 'seo.metaTitle'], locales: ['en'] })]);
    expect(granted.fields).toEqual(['title', 'seo.metaTitle']);
    expect(granted.locales).toEqual(['en']);
    expect(isGrantable(granted.store.limits, [remove])).toBe(false);
    expect(permissionOf(granted.permissions, remove).isHeld).toBe(false);
    expect(isComplete(granted.store.limits, granted.permissions, [read, remove])).toBe(true);
  });

  it('cover a whole component if the user has all of it, and a part otherwise', () => {
    const whole = grantAll([onArticle({ fields: ['seo'], locales: null })]).store.limits;
    const part = grantAll([onArticle({ fields: ['seo.metaTitle'], locales: null })]).store.limits;
    const leaves = (limits: typeof whole, path: string) =>
      grantableLeaves(limits, read, { property: 'fields', node: nodeOf(path) });
    expect(leaves(whole, 'seo')).toEqual(['seo.metaTitle', 'seo.social.image']);
    expect(leaves(part, 'seo')).toEqual(['seo.metaTitle']);
    expect(leaves(part, 'title')).toEqual([]);
  });

  it('include the stored permissions of the role, which can be revoked and granted again', () => {
    const stored = [onArticle({ fields: ['cover'], locales: ['fr'] })];
    const { store, ...granted } = grantAll([], stored);
    expect([granted.fields, granted.locales]).toEqual([['cover'], ['fr']]);
    store.change((permissions) => setCells(permissions, [read], 'none'));
    expect(permissionOf(store.getState().permissions, read).names.fields.size).toBe(0);
    store.change((permissions) =>
      setNode(permissions, read, { property: 'fields', node: nodeOf('cover'), wanted: 'all' }),
    );
    expect([...permissionOf(store.getState().permissions, read).names.fields]).toEqual(['cover']);
  });

  it("preserve the conditions of the user's permissions, and allow no others", () => {
    const { store, ...granted } = grantAll([onArticle({ fields: null, locales: null }, own)]);
    expect(granted.conditions).toEqual(own);
    const other = 'admin::has-same-role-as-creator';
    store.change((permissions) => setCondition(permissions, read, { id: other, wanted: 'on' }));
    store.change((permissions) => setCondition(permissions, read, { id: own[0]!, wanted: 'off' }));
    expect(permissionOf(store.getState().permissions, read).conditions).toEqual(own);
    const free = grantAll([
      onArticle({ fields: ['title'], locales: null }),
      onArticle({ fields: null, locales: null }, own),
    ]);
    expect(free.conditions).toEqual([]);
  });

  it('are also the limits of a copy of another role', () => {
    const copied = [
      onArticle({ fields: null, locales: ['en'] }),
      storedPermission(remove.action, articleUid),
    ];
    const held = [onArticle({ fields: ['title'], locales: null })];
    const store = createRolePermissionsStore({ layout, stored: [], copied, held });
    expect(store.toInput()).toEqual([
      {
        action: read.action,
        subject: articleUid,
        properties: { fields: ['title'], locales: ['en'] },
        conditions: [],
      },
    ]);
  });
});
