import type { Entry } from '@admin/content-model';
import { createContext, use } from 'react';

/** What the server has of the entry that is edited: another object after every save, unlike all else that fields share. */
export interface SavedEntry {
  /** The entry as saved; null while it is being created. */
  readonly entry: Entry | null;
  /** What the form was filled from: the entry itself, or the one that a new one is copied from. */
  readonly source: Entry | null;
}

export const SavedEntryContext = createContext<SavedEntry | null>(null);

/**
 * The entry as it is saved. Renders again after each save: for the few fields that show, or need, what is saved. Throws
 * outside of the edit view.
 */
export function useSavedEntry(): SavedEntry {
  const saved = use(SavedEntryContext);
  if (!saved) throw new Error('useSavedEntry must be used within the edit view.');
  return saved;
}
