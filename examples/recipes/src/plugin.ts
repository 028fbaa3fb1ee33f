import { editViewInformations } from '@admin/plugin-content-manager/points';
import {
  all,
  bulkActions,
  can,
  contentType,
  customFields,
  definePlugin,
  globalSettings,
  headerActions,
  not,
  routes,
} from '@admin/shell';
import { recipeAddresses } from './addresses.ts';
import { arrangedActions } from './arrange-actions.ts';
import { clock } from './services.ts';
import { shelfFilter } from './shelf-filter.ts';
import { useCopyAsJson } from './use-copy-as-json.ts';
import { useSuggestTitle } from './use-suggest-title.ts';

const requires = [{ action: 'plugin::recipes.profile' }];
const story = contentType('api::story.story');

/** The examples of the guides, in one plugin. */
export const recipes = definePlugin({
  id: 'recipes',
  contributes: [
    ...arrangedActions,
    ...recipeAddresses,
    clock,
    shelfFilter,
    bulkActions.add({
      id: 'recipes.copy-as-json',
      after: 'delete',
      readOnly: true,
      useAction: useCopyAsJson,
    }),
    customFields.add({
      name: 'method',
      pluginId: 'recipes',
      type: 'richtext',
      intlLabel: { id: 'recipes.method', defaultMessage: 'Method' },
      intlDescription: { id: 'recipes.method.description', defaultMessage: 'The steps of a recipe' },
      components: { Input: () => import('./MethodInput.tsx') },
    }),
    headerActions.add({ id: 'recipes.suggest-title', when: story, useAction: useSuggestTitle }),
    globalSettings.add({
      id: 'recipes.profile',
      to: 'profile',
      label: { id: 'recipes.profile', defaultMessage: 'Public profile' },
      page: () => import('./ProfilePage.tsx'),
      requires,
    }),
    routes.replace('settings.roles', { id: 'recipes.roles', page: () => import('./RolesWithNotice.tsx') }),
    editViewInformations.add({
      id: 'recipes.hint',
      when: all(story, not(can('plugin::recipes.profile'))),
      component: () => import('./ProfileHint.tsx'),
    }),
  ],
});
