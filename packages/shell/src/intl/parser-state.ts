import { IntlMessageFormat } from 'intl-messageformat';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns whether the library can format texts with choices, formats and tags. Without its parser it throws for every
 * text.
 */
export function hasParser(): boolean {
  const { __parse: parse } = IntlMessageFormat;
  try {
    return Array.isArray(parse?.(''));
  } catch {
    return false;
  }
}

/** Returns the same; the component renders again once the parser has loaded. */
export function useHasParser(): boolean {
  return useSyncExternalStore(subscribe, hasParser);
}

/**
 * Loads the parser where the build has excluded it from the first script; it arrives with the panel behind the sign-in.
 */
export async function loadParser(): Promise<void> {
  if (hasParser()) return;
  const { provideParser } = await import('./message-parser.ts');
  provideParser();
  for (const listener of listeners) listener();
}
