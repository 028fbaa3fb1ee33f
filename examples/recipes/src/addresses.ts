import { addressParameters, initialValues } from '@admin/plugin-content-manager/points';
import { createPageRef } from '@admin/shell';

/** `/recipes`, and one page per recipe below it. */
export const recipesPage = createPageRef('recipes');
export const recipePage = createPageRef('recipes/:id');

/** Query parameters that the content manager carries for this plugin. */
export const recipeAddresses = [
  // `?plugins[recipes][season]=spring` stays in the address and is sent to the API as `season=spring`.
  addressParameters.add({ id: 'recipes.season', queryParam: 'season' }),
  // `?start[recipes.copy-of]=4` fills a new entry with the title of entry 4.
  initialValues.add({
    id: 'recipes.copy-of',
    load: async ({ from, contentType: { uid } }, { http, signal }) => {
      if (from === null) return null;
      const params = { uid, id: from };
      const { title } = await http.call('GET /content-manager/collection-types/:uid/:id', { params, signal });
      return { title };
    },
  }),
];
