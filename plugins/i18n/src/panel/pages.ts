import { createPageRef } from '@admin/shell';

/** Where the locales are listed. */
export const localesPage = createPageRef('settings/internationalization');
