import { isSharedByLocales } from '@admin/content-model';
import type { EntryTable } from '../../storage/entry-table.ts';

const shared = new WeakMap<EntryTable, readonly string[]>();

/** The attributes whose value is the same in every locale. Relations are each locale's own. */
export function sharedAttributes(table: EntryTable): readonly string[] {
  if (!table.localized) return [];
  const known = shared.get(table);
  if (known) return known;
  const names = Object.entries(table.contentType.attributes)
    .filter(([, definition]) => isSharedByLocales(definition))
    .map(([name]) => name);
  shared.set(table, names);
  return names;
}

/** Those of an entry's values that are the same in every locale. */
export function sharedValues(
  table: EntryTable,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = sharedAttributes(table).filter((name) => Object.hasOwn(values, name));
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
