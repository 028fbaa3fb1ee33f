import type { Permission } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { permissionsFor, groupPermissions, isGranted } from './permission-store.ts';

const read: Permission = {
  action: 'entries.read',
  subject: 'api::article.article',
  properties: {},
  conditions: [],
};
const readAgain: Permission = { ...read, properties: { fields: ['title'] } };
const users: Permission = { action: 'admin::users.read', subject: null, properties: {}, conditions: [] };

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

  it('is content with any one of the requirements, and with none at all', () => {
    expect(isGranted(granted, [{ action: 'admin::roles.read' }, users])).toBe(true);
    expect(isGranted(granted, [])).toBe(true);
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
