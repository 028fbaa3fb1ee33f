import { defineServerPlugin, defineSettings, route } from '@admin/server';
import { Type } from 'typebox';
import { recipeEndpoints } from '../endpoints.ts';

const profile = defineSettings(
  'recipes',
  Type.Object({
    title: Type.String({ default: 'Recipes', minLength: 1, maxLength: 80 }),
    text: Type.String({ default: '', maxLength: 500 }),
  }),
);

const action = (id: string, displayName: string) =>
  ({ id: `plugin::recipes.${id}`, section: 'plugins', displayName, subCategory: 'recipes' }) as const;

/** The server entry point: the permissions and the profile, stored as settings of the plugin. */
export const recipesServer = defineServerPlugin({
  id: 'recipes',
  title: 'Recipes',
  settings: profile,
  actions: [action('profile', 'Edit the public profile'), action('delete-many', 'Delete several entries')],
  routes: [
    route(recipeEndpoints.read, async ({ services: { settings } }) => ({
      data: await settings.read(profile),
    })),
    route(recipeEndpoints.write, async ({ body, services: { settings } }) => {
      await settings.write(profile, body);
      return { data: await settings.read(profile) };
    }),
  ],
});
