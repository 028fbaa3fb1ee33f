import { IntlMessageFormat } from 'intl-messageformat';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the library can format texts with choices, formats and tags. Without its parser it throws for every text. */
export function hasParser(): boolean {
  const { __parse: parse } = IntlMessageFormat;
  try {
    return Array.isArray(parse?.(''));
  } catch {
    return false;
  }
}

/** The same, for what is drawn again once it can. */
export function useHasParser(): boolean {
  return useSyncExternalStore(subscribe, hasParser);
}

/** Fetches the parser where the build has put it apart: it comes with the panel behind the sign-in. */
export async function loadParser(): Promise<void> {
  if (hasParser()) return;
  const { provideParser } = await import('./message-parser.ts');
  provideParser();
  for (const listener of listeners) listener();
}
