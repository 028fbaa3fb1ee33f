import { useMemo } from 'react';
import type { Hook, HookCheck } from '../points/hooks.ts';
import { useRuntime } from './runtime-context.ts';
import { useContributions } from './use-registry.ts';

/**
 * The value after every tap of the hook. Taps run again when the value, the context or the taps change, so
 * keep the arguments stable between renders.
 * @param check judges what each tap returns; one that returns something unusable is passed over, by its name
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
