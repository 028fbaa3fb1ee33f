import { useCallback, useSyncExternalStore } from 'react';

/** Code that is loaded on demand, such as that of a menu. */
export interface LateCode<T> {
  /** Returns the code; undefined until it is loaded. */
  readonly loaded: () => T | undefined;
  /** Loads the code once. A failed attempt is not reported; the next call tries again. */
  readonly load: () => Promise<void>;
  /** @returns a function that ends the subscription */
  readonly subscribe: (onLoad: () => void) => () => void;
}

const known = new Set<LateCode<unknown>>();

/** Declares code that is loaded on demand. Call it once per module. */
export function lateCode<T>(fetch: () => Promise<T>): LateCode<T> {
  let code: T | undefined;
  let attempt: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const late: LateCode<T> = {
    loaded: () => code,
    load: () =>
      (attempt ??= fetch().then(
        (fetched) => {
          code = fetched;
          for (const listener of listeners) listener();
        },
        () => {
          attempt = undefined;
        },
      )),
    subscribe(onLoad) {
      listeners.add(onLoad);
      return () => listeners.delete(onLoad);
    },
  };
  known.add(late);
  return late;
}

/**
 * Loads the code of all layers: menus, dialogs, popovers, tooltips and lists of options. Each would otherwise be loaded
 * when it is first needed. Call it once a page is idle, and before tests.
 */
export async function preloadLayers(): Promise<void> {
  await Promise.all([...known].map(({ load }) => load()));
}

/** Returns code once it is needed and loaded; renders again when it is loaded. Does not load it. */
export function useLateCode<T>({ loaded, subscribe }: LateCode<T>, isNeeded: boolean): T | undefined {
  const read = useCallback(() => (isNeeded ? loaded() : undefined), [isNeeded, loaded]);
  return useSyncExternalStore(subscribe, read);
}
