import { useCallback, useSyncExternalStore } from 'react';
import type { Contributed } from '../core/contribution-types.ts';
import type { ExtensionPoint } from '../core/extension-point.ts';
import type { CustomField } from '../points/custom-field.ts';
import { customFields } from '../points/custom-fields.ts';
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
