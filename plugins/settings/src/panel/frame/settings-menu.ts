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

/** Where a page of the settings is: what the router matches, and where its link leads. */
interface SettingsPlace {
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

/** A page of the settings, as this user meets it. */
export interface SettingsPage extends SettingsPlace {
  readonly entry: Contributed<SettingsEntry>;
  readonly access: 'granted' | 'refused';
  /** Whether a link leads there; where none does, the page itself says why. */
  readonly isLinked: boolean;
}

export interface SettingsMenuGroup {
  readonly section: SettingsSection;
  readonly pages: readonly SettingsPage[];
}

/** The pages of this edition in their sections, whether the user may open them or not. */
export function useSettingsMenu(): readonly SettingsMenuGroup[] {
  const groups = useSettingsSections();
  const isThere = useGuard();
  const offersPlugins = useOffersPlugins();
  return groups.map(({ section, entries }) => ({
    section,
    pages: entries
      .filter(({ when }) => isThere({ when }))
      .map((entry) => ({
        ...settingsPlace(entry.to),
        entry,
        access: isThere({ requires: entry.requires }) ? 'granted' : 'refused',
        isLinked: entry.contributionId !== pluginsEntry || offersPlugins,
      })),
  }));
}
