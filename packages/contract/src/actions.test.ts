import { describe, expect, it } from 'vitest';
import { actions } from './actions.ts';

describe('the ids of actions', () => {
  it('never change, because roles are stored with them', () => {
    expect(Object.values(actions).toSorted()).toEqual([
      'admin::marketplace.read',
      'admin::plugins.update',
      'admin::project-settings.read',
      'admin::roles.create',
      'admin::roles.delete',
      'admin::roles.read',
      'admin::roles.update',
      'admin::users.create',
      'admin::users.delete',
      'admin::users.read',
      'admin::users.update',
      'plugin::content-manager.collection-types.configure-view',
      'plugin::content-manager.components.configure-layout',
      'plugin::content-manager.single-types.configure-view',
    ]);
  });
});
