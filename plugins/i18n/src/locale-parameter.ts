/** The locale in addresses of lists and entries: `plugins[i18n][locale]=fr`, sent as `locale=fr`. */
export const localeParameter = { id: 'i18n.locale', queryParam: 'locale' } as const;
