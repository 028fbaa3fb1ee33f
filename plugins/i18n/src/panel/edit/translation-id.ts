/** The id of the initial values of translations: `?start[i18n.translation]=3`. */
export const translationId = 'i18n.translation';
