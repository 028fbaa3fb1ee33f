import { settingsPage } from '@admin/shell';
import {
  type Contributed,
  useGuard,
  type SettingsEntry,
  type SettingsSection,
  useSettingsSections,
} from '@admin/shell/host';
import { pluginsEntry } from '../pages.ts';
import { useOffersPlugins } from '../plugins/server-plugins-query.ts';

/** The route pattern of a settings page, and the address of its link. */
interface SettingsLocation {
  /** Relative to the settings, in the router's syntax: `users/*`. */
  readonly route: string;
  /** With the query that the link carries: `/settings/users?page=1`. */
  readonly address: string;
}

/** Parses the target of a settings page: a path below the settings that may end in `/*`, and a query. */
export function settingsLocation(to: string): SettingsLocation {
  const start = to.indexOf('?');
  const [route, search] = start === -1 ? [to, ''] : [to.slice(0, start), to.slice(start)];
  return { route, address: `${settingsPage.to()}/${route.replace(/\/?\*$/, '')}${search}` };
}

/** A settings page with the access of the current user. */
export interface SettingsPage extends SettingsLocation {
  readonly entry: Contributed<SettingsEntry>;
  readonly access: 'granted' | 'refused';
  /** Links to the page in the navigation. */
  readonly isLinked: boolean;
}

export interface SettingsMenuGroup {
  readonly section: SettingsSection;
  readonly pages: readonly SettingsPage[];
}

/** Returns the settings pages of this edition by section, with and without access. */
export function useSettingsMenu(): readonly SettingsMenuGroup[] {
  const groups = useSettingsSections();
  const passes = useGuard();
  const offersPlugins = useOffersPlugins();
  return groups.map(({ section, entries }) => ({
    section,
    pages: entries
      .filter(({ when }) => passes({ when }))
      .map((entry) => ({
        ...settingsLocation(entry.to),
        entry,
        access: passes({ requires: entry.requires }) ? 'granted' : 'refused',
        isLinked: entry.contributionId !== pluginsEntry || offersPlugins,
      })),
  }));
}
