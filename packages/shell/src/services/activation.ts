import type { NamedService, Refs } from './service-ref.ts';

/** Work that a plugin does once at the start, with the services it named. */
export interface Activation {
  readonly deps: Readonly<Record<string, NamedService>>;
  readonly run: (deps: Readonly<Record<string, unknown>>, signal: AbortSignal) => void | Promise<void>;
}

/**
 * Describes the start of a plugin. `run` begins while the panel paints and has five seconds; `signal` fires
 * when that time is over or the panel stops, so hand it to fetches and end listeners with it.
 */
export function activation<D extends object>(
  deps: Refs<D>,
  run: (deps: D, signal: AbortSignal) => void | Promise<void>,
): Activation {
  // The keys and types of `deps` come from the same refs that `Refs<D>` ties to `D`.
  return { deps: { ...deps }, run: (built, signal) => run(built as D, signal) };
}
