import {
  type Contributed,
  useGuard,
  type SettingsEntry,
  type SettingsSection,
  useSettingsSections,
} from '@admin/shell';
import { settingsPlace, type SettingsPlace } from './settings-place.ts';

/** A page of the settings, as this user meets it. */
export interface SettingsPage extends SettingsPlace {
  readonly entry: Contributed<SettingsEntry>;
  readonly access: 'granted' | 'refused';
}

export interface SettingsMenuGroup {
  readonly section: SettingsSection;
  readonly pages: readonly SettingsPage[];
}

/** The pages of this edition in their sections, whether the user may open them or not. */
export function useSettingsMenu(): readonly SettingsMenuGroup[] {
  const groups = useSettingsSections();
  const isThere = useGuard();
  return groups.map(({ section, entries }) => ({
    section,
    pages: entries
      .filter(({ when }) => isThere({ when }))
      .map((entry) => ({
        ...settingsPlace(entry.to),
        entry,
        access: isThere({ requires: entry.requires }) ? 'granted' : 'refused',
      })),
  }));
}
