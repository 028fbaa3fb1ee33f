import { createPageRef } from '@admin/shell';

/** The page of public access. */
export const publicAccessPage = createPageRef('settings/public-access');

/** Title of the page of public access and of its link. Its other texts load with the page. */
export const pageTitle = { id: 'content-api.public-access.title', defaultMessage: 'Public access' } as const;

/** The API explorer. */
export const explorerPage = createPageRef('settings/api-explorer');

/** Title of the API explorer and of its link. */
export const explorerTitle = { id: 'content-api.explorer.title', defaultMessage: 'API explorer' } as const;
