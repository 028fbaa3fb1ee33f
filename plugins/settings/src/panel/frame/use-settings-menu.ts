import {
  type Contributed,
  useGuard,
  type SettingsEntry,
  type SettingsSection,
  useSettingsSections,
} from '@admin/shell/host';
import { pluginsEntry } from '../plugins/plugins-entry.ts';
import { useOffersPlugins } from '../plugins/use-offers-plugins.ts';
import { settingsPlace, type SettingsPlace } from './settings-place.ts';

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
