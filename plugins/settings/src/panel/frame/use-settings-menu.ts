import {
  type Contributed,
  isGranted,
  permissionsRef,
  projectRef,
  type SettingsEntry,
  type SettingsSection,
  useSettingsSections,
  useStore,
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
  const project = useStore(projectRef, ({ type }) => type);
  const granted = useStore(permissionsRef, (state) => state.granted);
  return groups.map(({ section, entries }) => ({
    section,
    pages: entries
      .filter(({ shown }) => shown?.(project) ?? true)
      .map((entry) => ({
        ...settingsPlace(entry.to),
        entry,
        access: isGranted(granted, entry.requires) ? 'granted' : 'refused',
      })),
  }));
}
