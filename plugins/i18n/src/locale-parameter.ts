/** The locale of content as addresses of lists and entries keep it: `plugins[i18n][locale]=fr`, sent as `locale=fr`. */
export const localeParameter = { id: 'i18n.locale', queryParam: 'locale' } as const;
