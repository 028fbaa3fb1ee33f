import { createContext, use } from 'react';
import type { OpenEntry } from './open-entry.ts';

/** A hook about the entry being edited was called where none is. */
export class EntryNotOpenError extends Error {
  override readonly name = 'EntryNotOpenError';
  readonly code = 'ENTRY_NOT_OPEN';

  /** @param hook the name of the hook */
  constructor(hook: string) {
    super(
      `ENTRY_NOT_OPEN: \`${hook}\` works in zones of the edit view, in header actions and in inputs of fields, and no entry is open here.`,
    );
  }
}

/** The entry being edited; filled by the edit view. */
export const OpenEntryContext = createContext<OpenEntry | null>(null);

/**
 * The entry being edited.
 * @param hook the hook that asks, for the error
 * @throws EntryNotOpenError outside of the edit view
 */
export function useOpenEntry(hook: string): OpenEntry {
  const entry = use(OpenEntryContext);
  if (!entry) throw new EntryNotOpenError(hook);
  return entry;
}
