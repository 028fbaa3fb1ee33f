/** Permissions on locales. Roles are stored with these ids, which must not change. */
export const localeActions = {
  create: 'plugin::i18n.locale.create',
  read: 'plugin::i18n.locale.read',
  update: 'plugin::i18n.locale.update',
  delete: 'plugin::i18n.locale.delete',
} as const;

/** The actions of API clients on locales. */
export const clientLocaleActions = { list: 'plugin::i18n.locales.listLocales' } as const;
