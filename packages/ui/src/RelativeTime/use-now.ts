import { useSyncExternalStore } from 'react';

/** Interval between updates, and thus the maximum age of the shared time, in milliseconds. */
export const clockInterval = 30_000;

const listeners = new Set<() => void>();
let current = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  current = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) timer = setInterval(tick, clockInterval);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function readNow(): number {
  // Without subscribers no timer runs, so the stored value may be hours old.
  if (listeners.size === 0 && Math.abs(Date.now() - current) > 1000) current = Date.now();
  return current;
}

/** Returns the current time in milliseconds. One timer updates all callers every 30 seconds. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, readNow);
}
