import { useMemo } from 'react';
import type { Hook, HookCheck } from '../points/hooks.ts';
import { useInspectedReader } from './inspection.ts';
import { useRuntime } from './runtime-context.ts';
import { useContributions } from './use-registry.ts';

/**
 * Returns the value after every tap of the hook. Taps run again when the value, the context or the taps change, so keep
 * the arguments stable between renders.
 * @param check validates the result of each tap; an invalid one is skipped and reported with its plugin
 */
export function useHook<V, X>(hook: Hook<V, X>, value: V, context: X, check?: HookCheck): V {
  const { registry } = useRuntime();
  const taps = useContributions(hook);
  useInspectedReader(hook);
  // The registry reads the taps itself; as dependencies they make it run again when they change.
  return useMemo(
    () => (taps.length ? registry.runHook(hook, value, context, check) : value),
    [registry, hook, taps, value, context, check],
  );
}
