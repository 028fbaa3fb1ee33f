import { createPageRef } from '@admin/shell';

/** The library page. Other panels of this API use the same address. */
export const libraryPage = createPageRef('plugins/upload');

/** The upload settings page. Other panels of this API use the same address. */
export const librarySettingsPage = createPageRef('settings/media-library');

/** The name of the library in the menu and on its page. */
export const libraryTitle = { id: 'media-library.title', defaultMessage: 'Media library' } as const;
