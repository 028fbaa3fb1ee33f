import { defineServerPlugin, defineSettings, route } from '@admin/server';
import { Type } from 'typebox';
import { endpoints } from '../endpoints.ts';

/** The settings of the plugin, which have a form below Settings > Plugins. */
export const greetingSettings = defineSettings(
  'atrium-template',
  Type.Object({ salutation: Type.String({ default: 'Hello', title: 'Salutation', maxLength: 40 }) }),
);

/** The server entry point: a route, the permission that it requires, and a setting. */
export const serverPlugin = defineServerPlugin({
  id: 'atrium-template',
  title: 'Greetings',
  settings: greetingSettings,
  actions: [
    {
      id: 'plugin::atrium-template.read',
      section: 'plugins',
      displayName: 'Read greetings',
      subCategory: 'greetings',
    },
  ],
  routes: [
    route(endpoints.greet, async ({ params, services }) => {
      const { salutation } = await services.settings.read(greetingSettings);
      return { data: { text: `${salutation}, ${params.name}!` } };
    }),
  ],
});
