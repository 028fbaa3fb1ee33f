import type { Permission } from '@admin/content-model';
import { permission } from '@admin/fixtures';
import { describe, expect, it } from 'vitest';
import { allOf, anyOf } from './permission-rule.ts';
import { permissionsFor, groupPermissions, isGranted } from './permission-store.ts';

const read: Permission = {
  action: 'entries.read',
  subject: 'api::article.article',
  properties: {},
  conditions: [],
};
const readAgain: Permission = { ...read, properties: { fields: ['title'] } };
const users = permission('admin::users.read');

describe('permissions', () => {
  const granted = groupPermissions([read, readAgain, users]);

  it('keeps every grant of an action, as several roles may each give one', () => {
    expect(permissionsFor(granted, read)).toEqual([read, readAgain]);
  });

  it('tells a permission on a content type from the same permission on another one', () => {
    expect(isGranted(granted, [{ action: 'entries.read', subject: 'api::tag.tag' }])).toBe(false);
  });

  it('finds permissions that have no subject, written as null or left out', () => {
    expect(isGranted(granted, [{ action: 'admin::users.read' }])).toBe(true);
    expect(isGranted(granted, [{ action: 'admin::users.read', subject: null }])).toBe(true);
  });

  it('asks for every permission of a list, and for nothing when there is none', () => {
    const roles = { action: 'admin::roles.read' };
    expect(isGranted(granted, [roles, users])).toBe(false);
    expect(isGranted(granted, [read, users])).toBe(true);
    expect(isGranted(granted, allOf(roles, users))).toBe(false);
    expect(isGranted(granted, [])).toBe(true);
    expect(isGranted(granted, undefined)).toBe(true);
  });

  it('is content with one of several where they are given as such', () => {
    const roles = { action: 'admin::roles.read' };
    expect(isGranted(granted, anyOf(roles, users))).toBe(true);
    expect(isGranted(granted, anyOf(roles))).toBe(false);
  });

  it('takes a choice for one of several that are all needed', () => {
    const roles = { action: 'admin::roles.read' };
    expect(isGranted(granted, [users, anyOf(roles, read)])).toBe(true);
    expect(isGranted(granted, [users, anyOf(roles)])).toBe(false);
    expect(isGranted(granted, [roles, anyOf(users, read)])).toBe(false);
  });

  it('finds an action on any subject, where it does not matter on which', () => {
    expect(isGranted(granted, [{ action: 'entries.read', subject: '*' }])).toBe(true);
    expect(isGranted(granted, [{ action: 'entries.update', subject: '*' }])).toBe(false);
    expect(isGranted(null, [{ action: 'entries.read', subject: '*' }])).toBe(false);
  });

  it('grants nothing before the server has answered', () => {
    expect(isGranted(null, [users])).toBe(false);
  });
});
