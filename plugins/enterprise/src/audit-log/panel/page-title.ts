/** The title of the page and of its link. */
export const pageTitle = { id: 'audit-log.title', defaultMessage: 'Audit log' } as const;
