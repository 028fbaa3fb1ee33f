/** Whose pages these are, for the report of one that fails. */
export const listOwner = { pluginId: 'content-manager', contributionId: 'list' } as const;

export const configurationOwner = { pluginId: 'content-manager', contributionId: 'configuration' } as const;

export const editOwner = { pluginId: 'content-manager', contributionId: 'edit' } as const;
