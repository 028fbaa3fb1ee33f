import { useState } from 'react';
import { entryKey, type EntryAddress, type StoredEntry } from '../../entry/index.ts';

/**
 * The newest answer about an address, and for one of many entries the newest that holds it. What is being edited stays
 * when a later look at it finds it gone, as after the network was away: no form is taken from somebody who types, and what
 * they save meets the reason. A single type without an entry is an empty form, also while it is edited.
 * @returns undefined as long as nothing was answered
 */
export function useOpenedAnswer(
  address: EntryAddress,
  answered: StoredEntry | null | undefined,
): StoredEntry | null | undefined {
  const at = JSON.stringify(entryKey(address));
  const [opened, setOpened] = useState<{ readonly at: string; readonly answer: StoredEntry } | null>(null);
  if (answered && (opened?.at !== at || opened.answer !== answered)) setOpened({ at, answer: answered });
  if (answered || address.kind === 'singleType') return answered;
  return opened?.at === at ? opened.answer : answered;
}
