import { createPageRef } from '@admin/shell';

/** The library, where other panels of this API have it, too. */
export const libraryPage = createPageRef('plugins/upload');

/** What is set about uploads and about the library. */
export const librarySettingsPage = createPageRef('settings/media-library');
