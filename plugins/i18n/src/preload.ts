import type { ContentPreload } from '@admin/plugin-content-manager/preload';
import { localeParameter } from './locale-parameter.ts';

/** The locale of lists and entries, and the locales that they show, in the script of the document. */
export const preload: ContentPreload = {
  addressParameters: [localeParameter],
  contentCalls: [{ path: '/i18n/locales' }],
};
