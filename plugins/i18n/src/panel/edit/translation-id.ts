/** What addresses of new translations name their source by: `?start[i18n.translation]=3`. */
export const translationId = 'i18n.translation';
