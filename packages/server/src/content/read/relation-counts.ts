import { sql } from 'kysely';
import { rowsOf, type QueryRunner } from '../../database/database.ts';
import { fileUid } from '../../database/migrations/content-tables.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { RelationEnd } from '../storage/relation-end.ts';
import { statement, type Statement } from './statement.ts';

/** How many entries a relation links, and one of them: the only one where there is at most one. */
export interface RelationGroup {
  readonly count: number;
  readonly otherId: number;
}

/** Looks up the links of one end of a relation for one entry or component instance. */
export type RelationGroups = (end: RelationEnd, ownId: number) => RelationGroup | undefined;

interface GroupRow {
  readonly direction: 'outgoing' | 'incoming';
  readonly source_uid: string;
  readonly own_id: number;
  readonly field: string;
  readonly count: number;
  readonly other_id: number;
}

interface Statements {
  readonly ofEntry: Statement;
  readonly ofRows: Statement;
}

const outgoingStatements = new WeakMap<ContentStorage, Statements>();

/** The relations of one entry and of its components: one statement. */
export async function relationsOfEntry(
  storage: ContentStorage,
  runner: QueryRunner,
  table: EntryTable,
  id: number,
): Promise<RelationGroups> {
  const query = prepared(storage).ofEntry(table.uid, id, fileUid, table.uid, id);
  return lookup(await rowsOf<GroupRow>(runner, query));
}

/** The relations of several entries themselves: one statement. */
export async function relationsOfRows(
  storage: ContentStorage,
  runner: QueryRunner,
  table: EntryTable,
  ids: readonly number[],
): Promise<RelationGroups> {
  if (table.relations.length === 0) return () => undefined;
  const list = storage.database.dialect.listParameter(ids);
  const query = prepared(storage).ofRows(table.uid, list, fileUid, table.uid, list);
  return lookup(await rowsOf<GroupRow>(runner, query));
}

function prepared(storage: ContentStorage): Statements {
  const known = outgoingStatements.get(storage);
  if (known) return known;
  const { database } = storage;
  const { dialect } = database;
  const outgoing = sql`select 'outgoing' as direction, source_uid, source_id as own_id, field,
    count(*) as count, max(target_id) as other_id from links`;
  const incoming = sql`select 'incoming' as direction, source_uid, target_id as own_id, field,
    count(*) as count, max(source_id) as other_id from links`;
  const made = {
    ofEntry: statement(
      database,
      sql`${outgoing} where root_uid = ${''} and root_id = ${0} and target_uid <> ${''}
          group by source_uid, source_id, field
        union all ${incoming} where target_uid = ${''} and target_id = ${0} and source_uid = root_uid
          group by source_uid, target_id, field`,
    ),
    ofRows: statement(
      database,
      sql`${outgoing} where source_uid = ${''} and ${dialect.inList(sql.ref('source_id'), [])} and target_uid <> ${''}
          group by source_uid, source_id, field
        union all ${incoming} where target_uid = ${''} and ${dialect.inList(sql.ref('target_id'), [])} and source_uid = root_uid
          group by source_uid, target_id, field`,
    ),
  };
  outgoingStatements.set(storage, made);
  return made;
}

function lookup(rows: readonly GroupRow[]): RelationGroups {
  const groups = new Map(
    rows.map((row) => [
      `${row.direction}#${row.source_uid}#${row.own_id}#${row.field}`,
      { count: Number(row.count), otherId: row.other_id },
    ]),
  );
  return (end, ownId) => groups.get(`${end.direction}#${end.sourceUid}#${ownId}#${end.field}`);
}
