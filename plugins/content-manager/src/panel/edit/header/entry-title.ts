import { ownValue, type Entry } from '@admin/content-model';

/** What names an entry: its main field; null where that holds nothing that can be read out. */
export function entryTitle(entry: Entry, mainField: string): string | null {
  const value = ownValue(entry, mainField);
  if (typeof value === 'number' && mainField !== 'id') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
