import { createPageRef } from '@admin/shell';

/** The library, where other panels of this API have it, too. */
export const libraryPage = createPageRef('plugins/upload');
