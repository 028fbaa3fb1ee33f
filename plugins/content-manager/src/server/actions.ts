import { entryActions, type EntryAction } from '@admin/content-model';
import { actions } from '@admin/contract';
import type { ActionDefinition } from '@admin/server';

const onEntries: readonly (readonly [
  EntryAction,
  string,
  NonNullable<ActionDefinition['appliesToProperties']>,
])[] = [
  ['create', 'Create', ['fields', 'locales']],
  ['read', 'Read', ['fields', 'locales']],
  ['update', 'Update', ['fields', 'locales']],
  ['delete', 'Delete', ['locales']],
  ['publish', 'Publish', ['locales']],
];

/** What roles can be given: the actions on entries, and arranging the views. */
export const contentManagerActions: readonly ActionDefinition[] = [
  ...onEntries.map(([name, displayName, appliesToProperties]): ActionDefinition => ({
    id: entryActions[name],
    section: 'contentTypes',
    displayName,
    appliesToProperties,
    ...(name === 'publish' ? { draftAndPublishOnly: true } : {}),
  })),
  configure(actions.configureSingleTypes, 'Configure view', 'single types'),
  configure(actions.configureCollectionTypes, 'Configure view', 'collection types'),
  configure(actions.configureComponents, 'Configure Layout', 'components'),
];

function configure(id: string, displayName: string, subCategory: string): ActionDefinition {
  return { id, section: 'plugins', displayName, plugin: 'content-manager', subCategory };
}
