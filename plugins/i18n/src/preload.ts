import type { ContentPreload } from '@admin/plugin-content-manager/preload';
import { localeParameter } from './locale-parameter.ts';
import { localesColumn } from './locales-column.ts';

/** The locale of lists and entries, the locales that they show and their column, in the script of the document. */
export const preload: ContentPreload = {
  addressParameters: [localeParameter],
  contentCalls: [{ path: '/i18n/locales' }],
  listColumns: localesColumn,
};
