import type { EntryAddress } from '../../entry/index.ts';

/**
 * Names an entry in the journal. A new one is named by what its page's address says of it, so that it is found again
 * there; an entry that exists is the same one, whatever else the address says.
 */
export function journalEntry({ kind, id, parameters, origin, start }: EntryAddress): string {
  if (id !== null) return id;
  const kept = kind === 'singleType' ? ['single', parameters] : ['new', parameters, origin, start];
  return JSON.stringify(kept);
}
