import { defineServerPlugin, type ActionDefinition } from '@admin/server';
import { localeActions } from '../locale-actions.ts';
import { i18nRoutes } from './i18n-routes.ts';
import { localeContentType } from './locale-content-type.ts';

const onLocales = (id: string, displayName: string): ActionDefinition => ({
  id,
  section: 'settings',
  displayName,
  category: 'Internationalization',
  subCategory: 'Locales',
});

/** The server half: which languages content can be written in. */
export const i18nServer = defineServerPlugin({
  id: 'i18n',
  title: 'Internationalization',
  description: 'Content in several languages.',
  version: '0.1.0',
  internalTypes: [localeContentType],
  actions: [
    onLocales(localeActions.create, 'Create'),
    onLocales(localeActions.read, 'Read'),
    onLocales(localeActions.update, 'Update'),
    onLocales(localeActions.delete, 'Delete'),
  ],
  routes: i18nRoutes,
});
