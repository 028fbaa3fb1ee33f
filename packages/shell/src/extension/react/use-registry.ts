import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Contributed } from '../core/contribution-types.ts';
import type { ExtensionPoint } from '../core/extension-point.ts';
import type { CustomField } from '../points/custom-field.ts';
import { customFields } from '../points/custom-fields.ts';
import type { Hook, HookCheck } from '../points/hooks.ts';
import { isSettingsSection, type SettingsEntry, type SettingsSection } from '../points/settings.ts';
import { sortByPlacement } from '../resolution/placement.ts';
import type { Registry } from '../resolution/registry.ts';
import { useRuntime } from './runtime-context.ts';

/** The registry of the running panel; renders again when a plugin or contribution comes or goes. */
export function useRegistry(): Registry {
  const { registry } = useRuntime();
  useSyncExternalStore(registry.subscribe, () => registry.version);
  return registry;
}

/** The contributions to a point in their final order; the same list until one of this point comes or goes. */
export function useContributions<C>(point: ExtensionPoint<C>): readonly Contributed<C>[] {
  const { registry } = useRuntime();
  return useSyncExternalStore(
    registry.subscribe,
    useCallback(() => registry.list(point), [registry, point]),
  );
}

/** The custom field of an attribute's `customField`, or undefined when no plugin brings it. */
export function useCustomField(uid: string): Contributed<CustomField> | undefined {
  return useContributions(customFields).find((field) => field.contributionId === uid);
}

/**
 * The value after every tap of the hook. Taps run again when the value, the context or the taps change, so
 * keep the arguments stable between renders.
 * @param check judges what each tap returns; one that returns something unusable is skipped, by its name
 */
export function useHook<V, X>(hook: Hook<V, X>, value: V, context: X, check?: HookCheck): V {
  const { registry } = useRuntime();
  const taps = useContributions(hook);
  // The taps themselves are read by the registry; they stand here to run it again when they change.
  return useMemo(
    () => (taps.length ? registry.runHook(hook, value, context, check) : value),
    [registry, hook, taps, value, context, check],
  );
}

/** A section of the settings with its pages. */
export interface SettingsGroup {
  readonly section: SettingsSection;
  readonly entries: readonly Contributed<SettingsEntry>[];
}

/** The sections of the settings in their order; sections without pages are left out. */
export function useSettingsSections(): readonly SettingsGroup[] {
  const registry = useRegistry();
  const sections = registry.points.filter(isSettingsSection);
  return sortByPlacement(sections, (section) => section.id)
    .ordered.map((section) => ({ section, entries: registry.list(section) }))
    .filter(({ entries }) => entries.length > 0);
}
