import { describe, expect, it } from 'vitest';
import { type ActionDefinition, createActionRegistry, coreActions } from './actions.ts';

const action = (id: string): ActionDefinition => ({ id, section: 'plugins', displayName: id });

const crud = (prefix: string) => ['create', 'read', 'update', 'delete'].map((name) => `${prefix}.${name}`);

describe('the built-in actions', () => {
  it('keep their stored names and their position in the editor', () => {
    const idsByGroup: Record<string, string[]> = {};
    for (const { id, section, category, subCategory } of coreActions) {
      (idsByGroup[[section, category, subCategory].join(' / ')] ??= []).push(id);
    }
    expect(idsByGroup).toEqual({
      'settings / users and roles / users': crud('admin::users'),
      'settings / users and roles / roles': crud('admin::roles'),
      'settings / project / general': ['admin::project-settings.read'],
      'settings / plugins / general': ['admin::marketplace.read', 'admin::plugins.update'],
    });
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
});
