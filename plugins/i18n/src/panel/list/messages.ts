/** Texts about the locale of a list. */
export const listMessages = {
  locale: { id: 'i18n.list.locale', defaultMessage: 'Language' },
  localeIs: { id: 'i18n.list.locale-is', defaultMessage: 'Language: {name}' },
  versionsNote: {
    id: 'i18n.confirm.versions-note',
    defaultMessage: 'Only the versions in the language of this list are affected.',
  },
} as const;
