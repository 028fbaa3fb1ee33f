/** What roles can be allowed to do with locales. Roles are stored with these ids: they never change. */
export const localeActions = {
  create: 'plugin::i18n.locale.create',
  read: 'plugin::i18n.locale.read',
  update: 'plugin::i18n.locale.update',
  delete: 'plugin::i18n.locale.delete',
} as const;
