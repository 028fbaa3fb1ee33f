import { createPageRef } from '@admin/shell';

/** The page of public access. */
export const publicAccessPage = createPageRef('settings/public-access');

/** Title of the page of public access and of its link. Its other texts load with the page. */
export const pageTitle = { id: 'content-api.public-access.title', defaultMessage: 'Public access' } as const;
