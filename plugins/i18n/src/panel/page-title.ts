/** What the page of locales and the link to it are called. Apart from its other texts, which come with the page. */
export const pageTitle = { id: 'i18n.settings.title', defaultMessage: 'Internationalization' } as const;
