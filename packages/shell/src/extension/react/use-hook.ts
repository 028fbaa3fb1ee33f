import { useMemo } from 'react';
import type { Hook } from '../points/hooks.ts';
import { useRuntime } from './runtime-context.ts';
import { useContributions } from './use-registry.ts';

/**
 * The value after every tap of the hook. Taps run again when the value, the context or the taps change, so
 * keep both arguments stable between renders.
 */
export function useHook<V, X>(hook: Hook<V, X>, value: V, context: X): V {
  const { registry } = useRuntime();
  const taps = useContributions(hook);
  // The taps themselves are read by the registry; they stand here to run it again when they change.
  return useMemo(
    () => (taps.length ? registry.runHook(hook, value, context) : value),
    [registry, hook, taps, value, context],
  );
}
