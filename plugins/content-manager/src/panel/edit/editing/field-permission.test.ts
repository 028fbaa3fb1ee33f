import { fieldSet } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { fieldPermission } from './field-permission.ts';

const fieldPermissions = {
  create: fieldSet(['title']),
  read: fieldSet(['title', 'code', 'seo.metaTitle', 'zone']),
  update: fieldSet(['title', 'zone']),
};

const permissionOn = (path: string, stage: 'creating' | 'editing', kind: 'value' | 'group' = 'value') =>
  fieldPermission(path, { fieldPermissions, stage, kind });

describe('the permission on a field', () => {
  it('of a new entry depends on the permission to create, not to read', () => {
    expect(permissionOn('title', 'creating')).toBe('editable');
    expect(permissionOn('code', 'creating')).toBe('denied');
  });

  it('of an existing entry is read-only without the permission to update and denied without both', () => {
    expect(permissionOn('title', 'editing')).toBe('editable');
    expect(permissionOn('code', 'editing')).toBe('read-only');
    expect(permissionOn('secret', 'editing')).toBe('denied');
  });

  it('of a component depends on the fields in it', () => {
    expect(permissionOn('seo', 'editing', 'group')).toBe('read-only');
    expect(permissionOn('seo', 'creating', 'group')).toBe('denied');
    expect(permissionOn('seo.metaTitle', 'editing')).toBe('read-only');
    expect(permissionOn('seo.noIndex', 'editing')).toBe('denied');
  });

  it('of an item in a zone depends on the zone, at any position', () => {
    expect(permissionOn('zone.2.heading', 'editing')).toBe('editable');
  });
});
