import { ownValue, type Entry } from '@admin/content-model';
import { shownText } from '../../text/shown-text.ts';

/** What an entry is called where only text can stand: its main field, or its id where that is empty. */
export function entryName(entry: Entry, mainField: string): string {
  return shownText(ownValue(entry, mainField) || entry.id);
}
