import { lazy, type ComponentType } from 'react';
import type { Lazy } from '../core/contribution-types.ts';

/** The code of a contribution could not be fetched, twice. */
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

async function loadComponent<P>(load: Lazy<P>): Promise<{ readonly default: ComponentType<P> }> {
  const module: { readonly default?: ComponentType<P> } = await loadTwice(load);
  if (!module.default) throw new TypeError('The module of a lazy component has no default export.');
  return { default: module.default };
}

/** What is known of the component behind a loader. */
interface Fetching<P> {
  readonly module: Promise<{ readonly default: ComponentType<P> }>;
  /** Suspends until the module is there. */
  readonly waiting: ComponentType<P>;
  /** The component itself, once it is there. */
  component: ComponentType<P> | null;
}

const fetchings = new WeakMap<object, unknown>();

function fetchingOf<P>(load: Lazy<P>): Fetching<P> {
  const known = fetchings.get(load);
  // Under this key nothing was ever stored but the component of this loader.
  if (known) return known as Fetching<P>;
  const module = loadComponent(load);
  // A lazy component takes whatever props its module's does.
  const waiting = lazy(() => module) as unknown as ComponentType<P>;
  const fetching: Fetching<P> = { module, waiting, component: null };
  // A failure is met by whoever renders the component.
  module.then(
    (fetched) => (fetching.component = fetched.default),
    () => undefined,
  );
  fetchings.set(load, fetching);
  return fetching;
}

/**
 * The component behind a loader; fetched once however often it is shown. One that is there already is
 * rendered at once: waiting for it, however shortly, would make React hold the page back.
 */
export function lazyComponent<P>(load: Lazy<P>): ComponentType<P> {
  const { component, waiting } = fetchingOf(load);
  return component ?? waiting;
}

/** Fetches a component ahead of time. Never rejects: a failed attempt is forgotten and made again. */
export async function preloadComponent<P>(load: Lazy<P>): Promise<void> {
  try {
    await fetchingOf(load).module;
  } catch {
    forgetComponent(load);
  }
}

/** Forgets a failed attempt, so that the next render fetches again. */
export function forgetComponent(load: object): void {
  fetchings.delete(load);
}
