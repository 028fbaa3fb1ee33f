import { isManaged, type Entry } from '@admin/content-model';
import { type Grant, allowedFields } from '../permissions/content-permissions.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { RelationEnd } from '../storage/relation-end.ts';
import { creatorsOf } from './read-rows.ts';
import type { EntryRow, PresentedEntry } from './entry-row.ts';
import { filesOfEntry, type FilesByField } from './files.ts';
import { linkedEntries, orderedLinks, type Reader, localizationsOf } from './linked-entries.ts';
import { presentEntry } from './present-entry.ts';
import { linksOfEntry, type RelationGroups } from './relation-counts.ts';

/** The presentation of relations: their number, or the linked entries. */
export type RelationDetail = 'counts' | 'entries';

const noFiles: FilesByField = new Map();

/** Reads the parts of an entry beside its row, and presents all its readable fields. */
export async function readWholeEntry(
  reader: Reader,
  table: EntryTable,
  row: EntryRow,
  { grants, detail = 'counts' }: { readonly grants: readonly Grant[]; readonly detail?: RelationDetail },
): Promise<Entry> {
  const { storage, kysely } = reader;
  const fields = allowedFields(grants);
  const [{ relations, hasFiles }, creators, localizations] = await Promise.all([
    linksOfEntry(storage, kysely, table, row.id),
    creatorsOf(storage, kysely, [row]),
    localizationsOf(reader, table, [row]),
  ]);
  const listed = table.relations.filter(
    (end) =>
      fields.allows(end.attribute) &&
      (end.otherUid === null || detail === 'entries') &&
      relations(end, row.id) !== undefined,
  );
  const managed = table.relations.filter((end) => isManaged(end.definition) && fields.allows(end.attribute));
  const [files, entries, single] = await Promise.all([
    hasFiles ? filesOfEntry(reader, table.uid, row.id) : noFiles,
    entriesOfEnds(reader, listed, [row.id]),
    singleEntries(reader, managed, [row.id], relations),
  ]);
  return presentEntry(storage, table, row, {
    fields,
    files,
    creators,
    localizations: localizations(row),
    componentContents: { files, relations },
    relation: (end, id) => {
      const morph = morphValue(end, entries, id);
      if (morph !== undefined) return morph;
      if (end.toOne && isManaged(end.definition)) return single(end, id);
      if (detail === 'counts') return { count: relations(end, id)?.count ?? 0 };
      const all = entries.get(end)?.(id) ?? [];
      return end.toOne ? (all[0] ?? null) : all;
    },
  });
}

/** Returns the linked entries of some ends, in their order, for several entries. */
export async function entriesOfEnds(
  reader: Reader,
  ends: readonly RelationEnd[],
  ownIds: readonly number[],
): Promise<ReadonlyMap<RelationEnd, (id: number) => readonly PresentedEntry[]>> {
  const found = await Promise.all(
    ends.map(async (end) => [end, await entriesOfEnd(reader, end, ownIds)] as const),
  );
  return new Map(found);
}

/** Returns the value of a morph relation: the owner lists its targets, the mirror is empty. */
export function morphValue(
  end: RelationEnd,
  entries: ReadonlyMap<RelationEnd, (id: number) => readonly PresentedEntry[]>,
  id: number,
): unknown {
  if (end.definition.morphBy !== undefined) return null;
  if (end.otherUid !== null) return undefined;
  const targets = entries.get(end)?.(id) ?? [];
  return end.toOne ? (targets[0] ?? null) : targets;
}

async function entriesOfEnd(
  reader: Reader,
  end: RelationEnd,
  ownIds: readonly number[],
): Promise<(id: number) => readonly PresentedEntry[]> {
  const links = await orderedLinks(reader, end, ownIds);
  const { tables, linkTables } = reader.storage;
  const uids = [...new Set(links.map((link) => link.other_uid))].filter(
    (uid) => tables.has(uid) || linkTables.has(uid),
  );
  const byUid = new Map(
    await Promise.all(
      uids.map(async (uid) => {
        const ids = links.filter((link) => link.other_uid === uid).map((link) => link.other_id);
        return [uid, await linkedEntries(reader, uid, ids)] as const;
      }),
    ),
  );
  const morph = end.otherUid === null;
  return (id) =>
    links
      .filter((link) => link.own_id === id)
      .flatMap((link) => {
        const entry = byUid.get(link.other_uid)?.get(link.other_id);
        if (!entry) return [];
        return [morph ? { __type: link.other_uid, ...entry } : entry];
      });
}

/** Returns the entries of all to-one relations, with one statement per target content type. */
export async function singleEntries(
  reader: Reader,
  ends: readonly RelationEnd[],
  ids: readonly number[],
  relations: RelationGroups,
): Promise<(end: RelationEnd, id: number) => PresentedEntry | null> {
  const wanted = new Map<string, Set<number>>();
  for (const end of ends) {
    if (!end.toOne || end.otherUid === null) continue;
    for (const id of ids) {
      const otherId = relations(end, id)?.otherId;
      if (otherId === undefined) continue;
      wanted.set(end.otherUid, (wanted.get(end.otherUid) ?? new Set()).add(otherId));
    }
  }
  const byUid = new Map(
    await Promise.all(
      [...wanted].map(async ([uid, others]) => [uid, await linkedEntries(reader, uid, [...others])] as const),
    ),
  );
  return (end, id) => {
    const otherId = relations(end, id)?.otherId;
    return otherId === undefined ? null : (byUid.get(end.otherUid ?? '')?.get(otherId) ?? null);
  };
}
