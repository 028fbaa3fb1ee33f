import { lazy, useEffect, useMemo, useReducer, useState, type ComponentType } from 'react';
import type { Lazy } from '../core/contribution-types.ts';
import { restoreBuiltIns } from '../problems/built-ins.ts';

/** The code of a contribution could not be fetched, twice, or never arrived. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

/** Pause before the second attempt, in milliseconds: long enough for a network to change over. */
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

/** How long a contribution's place waits for its code before it says that it cannot be shown, in milliseconds. */
export const chunkLimit = 20_000;

/** What never arrives is not asked for again by itself: a browser answers that with the request under way. */
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

/** The methods of the language that the code behind a loader replaced when it came; told once. */
export function takeReplaced(load: object): readonly string[] {
  const names = replaced.get(load) ?? [];
  replaced.delete(load);
  return names;
}

async function loadComponent<P>(load: Lazy<P>): Promise<{ readonly default: ComponentType<P> }> {
  const module: { readonly default?: ComponentType<P> } = await loadInTime(load).finally(() => {
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
  /** The component itself, once it is there. */
  readonly component: unknown;
  hasFailed: boolean;
  /** Whether a place on the page waits for it, which reports a failure and offers a retry. */
  isAwaited: boolean;
}

/** What is known of the component behind a loader. */
interface Fetching<P> extends Attempt {
  readonly module: Promise<{ readonly default: ComponentType<P> }>;
  /** Suspends until the module is there. */
  readonly waiting: ComponentType<P>;
  component: ComponentType<P> | null;
}

const fetchings = new WeakMap<object, Attempt>();

function fetchingOf<P>(load: Lazy<P>): Fetching<P> {
  const known = fetchings.get(load);
  // Under this key nothing was ever stored but the component of this loader.
  if (known) return known as Fetching<P>;
  const module = loadComponent(load);
  // A lazy component takes whatever props its module's does.
  const waiting = lazy(() => module) as unknown as ComponentType<P>;
  const fetching: Fetching<P> = { module, waiting, component: null, hasFailed: false, isAwaited: false };
  // A failure is met by whoever renders the component.
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
 * Returns the component to draw for a loader. After the loader changed, this is the previous component until the new one
 * is fetched: a transition that suspends on a loader created during render would start over with yet another loader,
 * and never end.
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
 * Draws a component that a place waits for as soon as it is there. React holds back what suspended until its placeholder
 * was seen for 300 ms, but not what a change of state draws, so that the place changes its state.
 */
export function useLoadedComponent(load: object): void {
  const isWaiting = !fetchings.get(load)?.component;
  const [, arrived] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!isWaiting) return;
    let isShown = true;
    const notify = () => {
      if (isShown) arrived();
    };
    const fetching = fetchings.get(load);
    if (fetching) fetching.isAwaited = true;
    void fetching?.module.then(notify, notify);
    return () => {
      isShown = false;
    };
  }, [isWaiting, load]);
}

/**
 * Forgets an attempt that failed when a place that said so goes: who comes back later is not told what was
 * wrong then.
 */
export function useFreshAttempts(load: object): void {
  useEffect(
    () => () => {
      if (fetchings.get(load)?.hasFailed) forgetComponent(load);
    },
    [load],
  );
}
