import { lazy, useEffect, useMemo, useState, type ComponentType } from 'react';
import type { Lazy } from '../core/contribution-types.ts';
import { restoreBuiltIns } from '../problems/built-ins.ts';

/** The error of contribution code that failed to load twice, or never arrived. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Pause before the second attempt, in milliseconds: long enough for a device to switch networks. */
const retryPause = 250;

async function loadTwice<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryPause));
    try {
      return await load();
    } catch (cause) {
      throw new ChunkError(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  }
}

/** The time limit for the code of a contribution, in milliseconds, before it is reported as missing. */
export const chunkLimit = 20_000;

/** A request that never responds is not repeated: the browser would join the pending request. */
async function loadInTime<M>(load: () => Promise<M>): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkError(`It did not arrive within ${chunkLimit / 1000} s.`)),
      chunkLimit,
    );
  });
  try {
    return await Promise.race([loadTwice(load), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const replaced = new WeakMap<object, readonly string[]>();

/** Returns the names of the built-ins that the code behind a loader replaced; empty on later calls. */
export function takeReplaced(load: object): readonly string[] {
  const names = replaced.get(load) ?? [];
  replaced.delete(load);
  return names;
}

const loadTimes = new WeakMap<object, number>();

/** Returns the milliseconds that the code behind a loader took to arrive; undefined before. */
export function readLoadTime(load: object): number | undefined {
  return loadTimes.get(load);
}

async function loadComponent<P>(load: Lazy<P>): Promise<{ readonly default: ComponentType<P> }> {
  const startedAt = performance.now();
  const module: { readonly default?: ComponentType<P> } = await loadInTime(load).finally(() => {
    loadTimes.set(load, performance.now() - startedAt);
    const names = restoreBuiltIns();
    if (names.length > 0) replaced.set(load, names);
  });
  if (typeof module !== 'object' || module === null || !module.default) {
    throw new TypeError(
      'No component was fetched: write `() => import(…)` of a module with a default export, not the component itself.',
    );
  }
  return { default: module.default };
}

interface Attempt {
  readonly module: Promise<unknown>;
  /** The component, once it is loaded. */
  readonly component: unknown;
  hasFailed: boolean;
  /** True if a place on the page waits for it, which reports a failure and offers a retry. */
  isAwaited: boolean;
}

/** The state of the component behind a loader. */
interface Fetching<P> extends Attempt {
  readonly module: Promise<{ readonly default: ComponentType<P> }>;
  /** Suspends until the module is loaded. */
  readonly waiting: ComponentType<P>;
  component: ComponentType<P> | null;
}

const fetchings = new WeakMap<object, Attempt>();

function fetchingOf<P>(load: Lazy<P>): Fetching<P> {
  const known = fetchings.get(load);
  // The map stores only the component of this loader under this key.
  if (known) return known as Fetching<P>;
  const module = loadComponent(load);
  // A lazy component accepts the props of its module's component.
  const waiting = lazy(() => module) as unknown as ComponentType<P>;
  const fetching: Fetching<P> = { module, waiting, component: null, hasFailed: false, isAwaited: false };
  // The rendering component handles a failure.
  module.then(
    (fetched) => (fetching.component = fetched.default),
    () => (fetching.hasFailed = true),
  );
  fetchings.set(load, fetching);
  return fetching;
}

/**
 * Returns the component behind a loader, which is fetched once however often it is shown. A fetched component is
 * returned itself: React would defer the page for a lazy one, however briefly.
 */
export function lazyComponent<P>(load: Lazy<P>): ComponentType<P> {
  const { component, waiting } = fetchingOf(load);
  return component ?? waiting;
}

/**
 * Returns the component to render for a loader. After the loader changed, this is the previous component until the new
 * one is fetched: a transition that suspends on a loader created during render would start over with yet another
 * loader, and never end.
 */
export function useLazyComponent<P>(load: Lazy<P>): ComponentType<P> {
  const [drawn, setDrawn] = useState<Lazy<P>>(() => load);
  const fetching = fetchings.get(load);
  const isSettled = Boolean(fetching?.component) || fetching?.hasFailed === true;
  if (drawn !== load && isSettled) setDrawn(() => load);
  useEffect(() => {
    if (drawn !== load) fetchingOf(load);
  }, [drawn, load]);
  // The same component while it is shown: another one would lose its state.
  return useMemo(() => lazyComponent(drawn), [drawn]);
}

/**
 * Fetches a component ahead of time. Never rejects: a failed attempt is forgotten and made again, unless a place on the page
 * waits for it. That place would otherwise start another attempt without a report, and wait as long again.
 */
export async function preloadComponent<P>(load: Lazy<P>): Promise<void> {
  const fetching = fetchingOf(load);
  try {
    await fetching.module;
  } catch {
    if (!fetching.isAwaited) forgetComponent(load);
  }
}

/** Forgets a failed attempt, so that the next render fetches again. */
export function forgetComponent(load: object): void {
  fetchings.delete(load);
}

/**
 * Fetches a component, unless that has happened already, and calls back once the attempt has ended; never if it has ended
 * with a failure before.
 */
export function whenFetched<P>(load: Lazy<P>, notify: () => void): void {
  const fetching = fetchingOf(load);
  fetching.isAwaited = true;
  if (!fetching.hasFailed) void fetching.module.then(notify, notify);
}

/** Returns whether the component behind a loader is loaded. */
export function isComponentFetched(load: object): boolean {
  return Boolean(fetchings.get(load)?.component);
}

/** Forgets a failed attempt when the place that reported it is removed, so that a later visit fetches again. */
export function forgetFailure(load: object): void {
  if (fetchings.get(load)?.hasFailed) forgetComponent(load);
}
