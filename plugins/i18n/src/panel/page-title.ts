/** Title of the locales page and of its link. In a separate file, since the other texts load with the page. */
export const pageTitle = { id: 'i18n.settings.title', defaultMessage: 'Internationalization' } as const;
