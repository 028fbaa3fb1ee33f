import { settingsPage } from '@admin/shell';

/** Where a page of the settings is: what the router matches, and where its link leads. */
export interface SettingsPlace {
  /** Relative to the settings, in the router's syntax: `users/*`. */
  readonly route: string;
  /** With the query that the link carries: `/settings/users?page=1`. */
  readonly address: string;
}

/** Reads the target of a settings page: a path below the settings that may end in `/*`, and a query. */
export function settingsPlace(to: string): SettingsPlace {
  const start = to.indexOf('?');
  const [route, search] = start === -1 ? [to, ''] : [to.slice(0, start), to.slice(start)];
  return { route, address: `${settingsPage.to()}/${route.replace(/\/?\*$/, '')}${search}` };
}
