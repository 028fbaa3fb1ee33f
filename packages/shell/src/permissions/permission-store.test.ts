import type { Permission } from '@admin/content-model';
import { permission } from '@admin/fixtures';
import { describe, expect, it } from 'vitest';
import { allOf, anyOf } from './permission-rule.ts';
import { permissionsFor, groupPermissions, isGranted } from './grouped-permissions.ts';

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

  it('keep every grant of an action, since several roles may each have one', () => {
    expect(permissionsFor(granted, read)).toEqual([read, readAgain]);
  });

  it('distinguish the same permission on different content types', () => {
    expect(isGranted(granted, [{ action: 'entries.read', subject: 'api::tag.tag' }])).toBe(false);
  });

  it('match permissions without a subject, whether null or omitted', () => {
    expect(isGranted(granted, [{ action: 'admin::users.read' }])).toBe(true);
    expect(isGranted(granted, [{ action: 'admin::users.read', subject: null }])).toBe(true);
  });

  it('require every permission of a list, and are met by an empty list', () => {
    const roles = { action: 'admin::roles.read' };
    expect(isGranted(granted, [roles, users])).toBe(false);
    expect(isGranted(granted, [read, users])).toBe(true);
    expect(isGranted(granted, allOf(roles, users))).toBe(false);
    expect(isGranted(granted, [])).toBe(true);
    expect(isGranted(granted, undefined)).toBe(true);
  });

  it('require only one of a list made by anyOf', () => {
    const roles = { action: 'admin::roles.read' };
    expect(isGranted(granted, anyOf(roles, users))).toBe(true);
    expect(isGranted(granted, anyOf(roles))).toBe(false);
  });

  it('accept anyOf as one of several requirements', () => {
    const roles = { action: 'admin::roles.read' };
    expect(isGranted(granted, [users, anyOf(roles, read)])).toBe(true);
    expect(isGranted(granted, [users, anyOf(roles)])).toBe(false);
    expect(isGranted(granted, [roles, anyOf(users, read)])).toBe(false);
  });

  it('match an action on any subject with the subject *', () => {
    expect(isGranted(granted, [{ action: 'entries.read', subject: '*' }])).toBe(true);
    expect(isGranted(granted, [{ action: 'entries.update', subject: '*' }])).toBe(false);
    expect(isGranted(null, [{ action: 'entries.read', subject: '*' }])).toBe(false);
  });

  it('grant nothing before the response arrives', () => {
    expect(isGranted(null, [users])).toBe(false);
  });
});
