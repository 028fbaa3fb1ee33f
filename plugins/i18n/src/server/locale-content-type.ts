import type { ContentType } from '@admin/content-model';

/** Locales, as links to them are described. */
export const localeContentType: ContentType = {
  uid: 'plugin::i18n.locale',
  kind: 'collectionType',
  info: { singularName: 'locale', pluralName: 'locales', displayName: 'Locale', description: '' },
  attributes: {
    name: { type: 'string', configurable: false },
    code: { type: 'string', unique: true, configurable: false },
  },
};
