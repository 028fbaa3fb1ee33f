import type { Entry } from '@admin/content-model';
import { createContext, use } from 'react';

/** The stored version of the edited entry. Changes with each save, unlike the editing context. */
export interface SavedEntry {
  /** The entry as saved; null while it is being created. */
  readonly entry: Entry | null;
  /** The source of the initial values: the entry itself, or the entry that a new one copies. */
  readonly source: Entry | null;
}

export const SavedEntryContext = createContext<SavedEntry | null>(null);

/**
 * Returns the saved entry. The component renders again after each save: for the few fields that depend on saved values.
 * Throws outside of the edit view.
 */
export function useSavedEntry(): SavedEntry {
  const saved = use(SavedEntryContext);
  if (!saved) throw new Error('useSavedEntry must be used within the edit view.');
  return saved;
}
