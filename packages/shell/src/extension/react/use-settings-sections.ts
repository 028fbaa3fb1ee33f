import type { Contributed } from '../core/contribution-types.ts';
import { isSettingsSection, type SettingsEntry, type SettingsSection } from '../points/settings.ts';
import { place } from '../resolution/placement.ts';
import { useRegistry } from './use-registry.ts';

/** A section of the settings with its pages. */
export interface SettingsGroup {
  readonly section: SettingsSection;
  readonly entries: readonly Contributed<SettingsEntry>[];
}

/** The sections of the settings in their order; sections without pages are left out. */
export function useSettingsSections(): readonly SettingsGroup[] {
  const registry = useRegistry();
  const sections = registry.points.filter(isSettingsSection);
  return place(sections, (section) => section.id)
    .ordered.map((section) => ({ section, entries: registry.list(section) }))
    .filter(({ entries }) => entries.length > 0);
}
