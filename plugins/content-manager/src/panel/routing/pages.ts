/** Whose pages these are, for the report of one that fails. */
export const listPage = { pluginId: 'content-manager', contributionId: 'list' } as const;

export const entryPage = { pluginId: 'content-manager', contributionId: 'edit' } as const;
