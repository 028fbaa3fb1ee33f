import { describe, expect, it } from 'vitest';
import type { ActionDefinition } from '../../plugins/definition/action-definition.ts';
import { createActionRegistry } from './action-registry.ts';
import { awaitedActions, coreActions } from './core-actions.ts';

const action = (id: string): ActionDefinition => ({ id, section: 'plugins', displayName: id });

const crud = (prefix: string) => ['create', 'read', 'update', 'delete'].map((name) => `${prefix}.${name}`);

describe('the actions that come with the server', () => {
  it('keep the names that roles are stored under, and their places in the editor', () => {
    const places: Record<string, string[]> = {};
    for (const { id, section, category, subCategory } of coreActions) {
      (places[[section, category, subCategory].join(' / ')] ??= []).push(id);
    }
    expect(places).toEqual({
      'settings / users and roles / users': crud('admin::users'),
      'settings / users and roles / roles': crud('admin::roles'),
      'settings / project / general': ['admin::project-settings.read'],
    });
  });

  it('keep the names of those whose plugins are not there yet', () => {
    const names = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'];
    expect([...awaitedActions].toSorted()).toEqual(
      [
        ...[...names, 'configure-view', 'settings.read'].map((name) => `plugin::upload.${name}`),
        'plugin::content-type-builder.read',
        'plugin::email.settings.read',
        'admin::marketplace.read',
      ].toSorted(),
    );
  });
});

describe('the actions of a server and its plugins', () => {
  const registry = createActionRegistry(
    [action('core.a')],
    [{ actions: [action('plugin::one.b'), action('plugin::upload.read')] }, {}],
  );

  it('are offered in the order in which they were declared', () => {
    expect(registry.all.map(({ id }) => id)).toEqual(['core.a', 'plugin::one.b', 'plugin::upload.read']);
    expect(registry.find('plugin::one.b')).toEqual(action('plugin::one.b'));
    expect(registry.find('plugin::two.c')).toBeUndefined();
  });

  it('may be had before their plugin is there, and are awaited until it is', () => {
    expect(registry.find('admin::marketplace.read')).toMatchObject({ section: 'plugins' });
    const ids = ['admin::marketplace.read', 'plugin::upload.read', 'plugin::one.b', 'plugin::two.c'];
    expect(ids.map((id) => registry.isAwaited(id))).toEqual([true, false, false, false]);
  });
});
