/** The owners that errors of these pages are reported for. */
export const listOwner = { pluginId: 'content-manager', contributionId: 'list' } as const;

export const configurationOwner = { pluginId: 'content-manager', contributionId: 'configuration' } as const;

export const editOwner = { pluginId: 'content-manager', contributionId: 'edit' } as const;
