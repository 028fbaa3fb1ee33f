export { i18nServer } from './i18n-server.ts';
export { createLocale, type NewLocale } from './locales/save-locale.ts';
