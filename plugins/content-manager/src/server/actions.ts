import { entryActionNames, entryActionTable } from '@admin/content-model';
import { actions } from '@admin/contract';
import type { ActionDefinition } from '@admin/server';

/** What roles can be given: the actions on entries, and arranging the views. */
export const contentManagerActions: readonly ActionDefinition[] = [
  ...entryActionNames.map((name): ActionDefinition => {
    const { id, displayName, hasFields, hasLocales, needsDrafts } = entryActionTable[name];
    return {
      id,
      section: 'contentTypes',
      displayName,
      appliesToProperties: [
        ...(hasFields ? (['fields'] as const) : []),
        ...(hasLocales ? (['locales'] as const) : []),
      ],
      ...(needsDrafts ? { draftAndPublishOnly: true } : {}),
    };
  }),
  configure(actions.configureSingleTypes, 'Configure view', 'single types'),
  configure(actions.configureCollectionTypes, 'Configure view', 'collection types'),
  configure(actions.configureComponents, 'Configure Layout', 'components'),
];

function configure(id: string, displayName: string, subCategory: string): ActionDefinition {
  return { id, section: 'plugins', displayName, plugin: 'content-manager', subCategory };
}
