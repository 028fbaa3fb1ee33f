import { createPageRef } from '@admin/shell';

/** The library, where other panels of this API have it, too. */
export const libraryPage = createPageRef('plugins/upload');

/** The settings of uploads, at the address that other panels of this API use as well. */
export const librarySettingsPage = createPageRef('settings/media-library');

/** What the library is called in the menu and on its page. */
export const libraryTitle = { id: 'media-library.title', defaultMessage: 'Media library' } as const;
