import { createPageRef } from '@admin/shell';

/** The page with the list of locales. */
export const localesPage = createPageRef('settings/internationalization');
