export { i18nServer } from './i18n-server.ts';
