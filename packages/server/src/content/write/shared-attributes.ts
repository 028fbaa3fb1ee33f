import type { EntryTable } from '../storage/entry-table.ts';

const shared = new WeakMap<EntryTable, readonly string[]>();

/** The attributes whose value is the same in every locale. Relations are each locale's own. */
export function sharedAttributes(table: EntryTable): readonly string[] {
  if (!table.localized) return [];
  const known = shared.get(table);
  if (known) return known;
  const names = Object.entries(table.contentType.attributes)
    .filter(
      ([, definition]) =>
        definition.type !== 'relation' &&
        definition.type !== 'password' &&
        definition.pluginOptions?.['i18n']?.['localized'] !== true,
    )
    .map(([name]) => name);
  shared.set(table, names);
  return names;
}
