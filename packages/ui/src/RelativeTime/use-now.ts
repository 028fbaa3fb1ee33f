import { useSyncExternalStore } from 'react';

/** How often shown times are brought up to date, and how old the time that they count from may be, milliseconds. */
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
  // While nobody listens no timer runs, so the kept value may be hours old.
  if (listeners.size === 0 && Math.abs(Date.now() - current) > 1000) current = Date.now();
  return current;
}

/** The current time in milliseconds, shared by all callers and renewed every 30 s by one timer. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readNow, readNow);
}
