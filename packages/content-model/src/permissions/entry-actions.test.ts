import { describe, expect, it } from 'vitest';
import { magazineType } from '../fixtures/magazine.ts';
import {
  entryActionNames,
  entryActionOf,
  entryActions,
  entryActionsFor,
  entryActionTable,
  narrowedBy,
} from './entry-actions.ts';
import { anySubject, superAdminCode } from './permission.ts';

const story = magazineType('api::story.story');
const plain = { ...story, options: { draftAndPublish: false }, pluginOptions: {} };
const localized = { ...plain, pluginOptions: { i18n: { localized: true } } };

describe('the stored names of permissions', () => {
  it('never change, because roles would lose the permission', () => {
    expect(entryActions).toEqual({
      create: 'plugin::content-manager.explorer.create',
      read: 'plugin::content-manager.explorer.read',
      update: 'plugin::content-manager.explorer.update',
      delete: 'plugin::content-manager.explorer.delete',
      publish: 'plugin::content-manager.explorer.publish',
    });
    expect(superAdminCode).toBe('strapi-super-admin');
    // Plugins built with earlier versions use it.
    expect(anySubject).toBe('*');
  });

  it('map back to their action, and other names to none', () => {
    expect(entryActionNames.map((name) => entryActionOf(entryActions[name]))).toEqual(entryActionNames);
    expect(entryActionOf('read')).toBeUndefined();
    expect(entryActionOf('admin::users.read')).toBeUndefined();
  });
});

describe('the actions on entries', () => {
  it('are complete and in the order in which they are shown', () => {
    expect(entryActionNames).toEqual(['create', 'read', 'update', 'delete', 'publish']);
    expect(entryActionNames.map((name) => entryActionTable[name].displayName)).toEqual([
      'Create',
      'Read',
      'Update',
      'Delete',
      'Publish',
    ]);
    expect(entryActionNames.every((name) => entryActionTable[name].hasConditions)).toBe(true);
  });

  it('exist for a content type, publishing only for types with drafts', () => {
    expect(entryActionsFor(plain)).toEqual(['create', 'read', 'update', 'delete']);
    expect(entryActionsFor({ ...plain, options: { draftAndPublish: true } })).toEqual(entryActionNames);
  });

  it.each([
    ['create', true],
    ['read', true],
    ['update', true],
    ['delete', false],
    ['publish', false],
  ] as const)('%s is narrowed by fields: %s, and by locales on localized types', (action, fields) => {
    expect(narrowedBy(action, plain)).toEqual({ fields, locales: false });
    expect(narrowedBy(action, localized)).toEqual({ fields, locales: true });
  });
});
