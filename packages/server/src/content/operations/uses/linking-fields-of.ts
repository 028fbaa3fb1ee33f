import { sql } from 'kysely';
import { rowsOf, type QueryRunner } from '../../../database/database.ts';
import { allowedFields } from '../../permissions/allowed-fields.ts';
import type { Grant } from '../../permissions/content-permissions.ts';
import { grantsOnEntries } from '../../permissions/entry-grants.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { linkingPath, type LinkingField } from './linking-path.ts';
import type { Used } from './rows-using.ts';

/** A field that links something, and how often. */
export interface LinkingPath {
  /** Dotted path of the field, as permissions name it. */
  readonly path: string;
  readonly count: number;
}

export interface LinkingEntries {
  readonly storage: ContentStorage;
  readonly runner: QueryRunner;
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
  readonly used: Used;
}

/** Returns the fields by which entries of a type link something, as far as the actor may read them, by entry id. */
export async function linkingFieldsOf(
  { storage, runner, table, grants, used }: LinkingEntries,
  ids: readonly number[],
): Promise<(id: number) => readonly LinkingPath[]> {
  if (ids.length === 0) return () => [];
  const { kysely, dialect } = storage.database;
  const select = sql`select l.root_id, l.root_uid, l.source_uid, l.field, i.path, count(*) as count from links l
    left join component_instances i on l.source_uid <> l.root_uid and i.id = l.source_id
    where ${used} and l.root_uid = ${table.uid} and ${dialect.inList(sql.ref('l.root_id'), ids)}
    group by l.root_id, l.root_uid, l.source_uid, l.field, i.path`;
  type Row = LinkingField & { readonly root_id: number; readonly count: number | string };
  const [rows, grantsOn] = await Promise.all([
    rowsOf<Row>(runner, select.compile(kysely)),
    grantsOnEntries(kysely, table, grants, ids),
  ]);
  return (id) => {
    const fields = allowedFields(grantsOn(id));
    const counts = new Map<string, number>();
    for (const row of rows) {
      const path = row.root_id === id ? linkingPath(storage, table, row) : undefined;
      if (path === undefined || !fields.allows(path)) continue;
      counts.set(path, (counts.get(path) ?? 0) + Number(row.count));
    }
    return [...counts].map(([path, count]) => ({ path, count }));
  };
}
