import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
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

const components = new WeakMap<object, unknown>();

/** The component behind a loader; fetched once however often it is shown. */
export function lazyComponent<P>(load: Lazy<P>): LazyExoticComponent<ComponentType<P>> {
  const known = components.get(load);
  // Under this key nothing was ever stored but the component of this loader.
  if (known) return known as LazyExoticComponent<ComponentType<P>>;
  const component = lazy(() => loadComponent(load));
  components.set(load, component);
  return component;
}

/** Forgets a failed attempt, so that the next render fetches again. */
export function forgetComponent(load: object): void {
  components.delete(load);
}
