import type { PreloadCall } from '@admin/shell/preload';

export { localeParameter } from './locale-parameter.ts';

/** The request for the locales, which lists and edit views of localized content types show. */
export const localesCall: PreloadCall = { path: '/i18n/locales' };
