import type { ContentType } from '@admin/content-model';
import { defineServerPlugin, type ActionDefinition } from '@admin/server';
import { clientLocaleActions, localeActions } from '../locale-actions.ts';
import { i18nRoutes } from './i18n-routes.ts';

/** Locales, described for clients that display links to them. */
const localeContentType: ContentType = {
  uid: 'plugin::i18n.locale',
  kind: 'collectionType',
  info: { singularName: 'locale', pluralName: 'locales', displayName: 'Locale', description: '' },
  attributes: {
    name: { type: 'string', configurable: false },
    code: { type: 'string', unique: true, configurable: false },
  },
};

const onLocales = (id: string, displayName: string): ActionDefinition => ({
  id,
  section: 'settings',
  displayName,
  category: 'Internationalization',
  subCategory: 'Locales',
});

/** The server plugin: the locales of content. */
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
  contentApiActions: [{ id: clientLocaleActions.list, access: 'read', requires: null }],
  routes: i18nRoutes,
});
