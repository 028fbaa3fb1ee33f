import type { Entry } from '@admin/content-model';
import { type Grant, allowedFields } from '../permissions/content-permissions.ts';
import { grantsOnEntries } from '../permissions/entry-grants.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { creatorsOf } from './read-rows.ts';
import type { EntryRow } from './entry-row.ts';
import { filesOfRows } from './files.ts';
import { inTurns } from './in-turns.ts';
import { type Reader, localizationsOf } from './linked-entries.ts';
import { presentEntry } from './present-entry.ts';
import { entriesOfEnds, morphValue, singleEntries } from './read-entry-parts.ts';
import { relationsOfRows } from './relation-counts.ts';

/**
 * Presents the rows of a list: to-one relations as entries, other relations as their number, components with scalars
 * only. The number of statements does not depend on the number of rows.
 */
export async function readListedEntries(
  reader: Reader,
  table: EntryTable,
  rows: readonly EntryRow[],
  { grants, populate }: { readonly grants: readonly Grant[]; readonly populate: ReadonlySet<string> },
): Promise<readonly Entry[]> {
  if (rows.length === 0) return [];
  const { storage, kysely } = reader;
  const ids = rows.map((row) => row.id);
  const readable = allowedFields(grants);
  const ends = table.relations.filter((end) => readable.allows(end.attribute));
  const hasMedia = table.media.some(({ attribute }) => readable.allows(attribute));
  const [relations, files, creators, localizations, grantsOn] = await Promise.all([
    relationsOfRows(storage, kysely, table, ids),
    hasMedia ? filesOfRows(reader, table.uid, ids) : new Map(),
    creatorsOf(storage, kysely, rows),
    localizationsOf(reader, table, rows),
    grantsOnEntries(kysely, table, grants, ids),
  ]);
  const populated = ends.filter((end) => end.otherUid === null || populate.has(end.attribute));
  const lists = await entriesOfEnds(reader, populated, ids);
  const single = await singleEntries(reader, ends, ids, relations);
  const present = (row: EntryRow): Entry =>
    presentEntry(storage, table, row, {
      fields: allowedFields(grantsOn(row.id)),
      files,
      creators,
      localizations: localizations(row),
      componentContents: null,
      relation: (end, id) => {
        const morph = morphValue(end, lists, id);
        if (morph !== undefined) return morph;
        if (end.toOne) return single(end, id);
        return lists.get(end)?.(id) ?? { count: relations(end, id)?.count ?? 0 };
      },
    });
  return inTurns(rows, present);
}
