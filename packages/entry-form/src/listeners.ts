/** A list of listeners. */
export interface Listeners<Arguments extends readonly unknown[]> {
  /** Adds a listener; the same function may be added twice. Returns the function that removes it. */
  readonly add: (listener: (...values: Arguments) => void) => () => void;
  /** Calls every listener. */
  readonly call: (...values: Arguments) => void;
}

/** Creates an empty list of listeners. */
export function createListeners<Arguments extends readonly unknown[] = []>(): Listeners<Arguments> {
  const listeners = new Set<(...values: Arguments) => void>();
  return {
    add(listener) {
      const own = (...values: Arguments) => listener(...values);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    call(...values) {
      for (const listener of listeners) listener(...values);
    },
  };
}
