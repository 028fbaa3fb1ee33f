import { useCallback, useSyncExternalStore } from 'react';
import type { Contributed } from '../core/contribution-types.ts';
import type { ReadablePoint } from '../core/extension-point.ts';
import type { CustomField } from '../points/custom-field.ts';
import { customFields } from '../points/custom-fields.ts';
import { isSettingsSection, type SettingsEntry, type SettingsSection } from '../points/settings.ts';
import { sortByPlacement } from '../resolution/placement.ts';
import type { Registry } from '../resolution/registry.ts';
import { useRuntime } from './runtime-context.ts';

/**
 * Returns the registry of the running panel; the component renders again when a plugin or contribution is added or
 * removed.
 */
export function useRegistry(): Registry {
  const { registry } = useRuntime();
  useSyncExternalStore(registry.subscribe, () => registry.version);
  return registry;
}

/**
 * Returns the contributions to a point in their final order; the same list until one of this point is added or removed.
 */
export function useContributions<C>(point: ReadablePoint<C>): readonly Contributed<C>[] {
  const { registry } = useRuntime();
  return useSyncExternalStore(
    registry.subscribe,
    useCallback(() => registry.list(point), [registry, point]),
  );
}

/** Returns the custom field of an attribute's `customField`, or undefined if no plugin provides it. */
export function useCustomField(uid: string): Contributed<CustomField> | undefined {
  return useContributions(customFields).find((field) => field.contributionId === uid);
}

/** A section of the settings with its pages. */
export interface SettingsGroup {
  readonly section: SettingsSection;
  readonly entries: readonly Contributed<SettingsEntry>[];
}

/** Returns the sections of the settings in order, without empty ones. */
export function useSettingsSections(): readonly SettingsGroup[] {
  const registry = useRegistry();
  const sections = registry.points.filter(isSettingsSection);
  return sortByPlacement(sections, (section) => section.id)
    .ordered.map((section) => ({ section, entries: registry.list(section) }))
    .filter(({ entries }) => entries.length > 0);
}
