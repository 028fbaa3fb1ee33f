import { describe, expect, it } from 'vitest';
import { entryActions, superAdminCode } from './permission.ts';

describe('the names that roles are stored under', () => {
  it('stay what they are: a changed one would take the permission from everybody who holds it', () => {
    expect(entryActions).toEqual({
      create: 'plugin::content-manager.explorer.create',
      read: 'plugin::content-manager.explorer.read',
      update: 'plugin::content-manager.explorer.update',
      delete: 'plugin::content-manager.explorer.delete',
      publish: 'plugin::content-manager.explorer.publish',
    });
    expect(superAdminCode).toBe('strapi-super-admin');
  });
});
