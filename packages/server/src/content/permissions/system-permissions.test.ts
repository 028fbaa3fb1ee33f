import { everyField } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { memo } from '../../testing/fixtures/library-types.ts';
import { systemPermissions } from './system-permissions.ts';

describe('the permissions of the server itself', () => {
  it('are everything, on entries and beside them', () => {
    const permissions = systemPermissions();
    expect(permissions.grants('delete', memo)).toEqual([
      { fields: everyField, locales: 'all', conditions: [] },
    ]);
    expect(permissions.holds('admin::users.read')).toBe(true);
  });

  it('leave their mark in nobody’s name unless one is given', () => {
    expect([systemPermissions().actorId, systemPermissions(3).actorId]).toEqual([null, 3]);
  });
});
