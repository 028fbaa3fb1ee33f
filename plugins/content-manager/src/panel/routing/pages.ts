/** Fetches the list's code; also called ahead of time, where the address already tells that it is next. */
export const loadListPage = () =>
  import('../list/ListPage.tsx').then((module) => ({ default: module.ListPage }));

/** Whose pages these are, for the report of one that fails. */
export const listPage = { pluginId: 'content-manager', contributionId: 'list' } as const;

export const entryPage = { pluginId: 'content-manager', contributionId: 'edit' } as const;
