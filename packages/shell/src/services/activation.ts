import type { NamedService, Refs } from './service-ref.ts';

/** Work that a plugin does once when the panel starts, with its dependencies. */
export interface Activation {
  readonly deps: Readonly<Record<string, NamedService>>;
  readonly run: (deps: Readonly<Record<string, unknown>>, signal: AbortSignal) => void | Promise<void>;
}

/**
 * Defines the work of a plugin when the panel starts. `run` is called while the panel paints and has five seconds.
 * `signal` aborts after that time and when the panel stops: pass it to `fetch` and to event listeners.
 */
export function activation<D extends object>(
  deps: Refs<D>,
  run: (deps: D, signal: AbortSignal) => void | Promise<void>,
): Activation {
  // `Refs<D>` has checked the keys and types of `deps` against `D`.
  return { deps: { ...deps }, run: (built, signal) => run(built as D, signal) };
}
