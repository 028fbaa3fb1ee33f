/** The title of the settings page, which the panel loads with the plugin. */
export const pageTitle = { id: 'review-workflows.title', defaultMessage: 'Review workflows' } as const;
