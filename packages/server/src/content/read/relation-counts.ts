import { sql, type RawBuilder } from 'kysely';
import { rowsOf, type QueryRunner } from '../../database/database.ts';
import { fileUid } from '../../database/content-tables.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { fieldKey, type RelationEnd } from '../storage/relation-end.ts';
import { statement, type Statement } from './statement.ts';

/** The number of entries that a relation links, and the id of one of them: the only one of a to-one relation. */
export interface RelationGroup {
  readonly count: number;
  readonly otherId: number;
}

/** Looks up the links of one end of a relation for one entry or component instance. */
export type RelationGroups = (end: RelationEnd, ownId: number) => RelationGroup | undefined;

/** The links of an entry and its components. */
export interface EntryLinks {
  readonly relations: RelationGroups;
  /** True if a link points to a file; most entries need no statement for files. */
  readonly hasFiles: boolean;
}

interface GroupRow {
  /** `file` for links to files, which `files.ts` reads. */
  readonly direction: 'outgoing' | 'incoming' | 'file';
  readonly source_uid: string;
  readonly own_id: number;
  readonly field: string;
  readonly count: number | string;
  readonly other_id: number;
}

interface Statements {
  readonly ofEntry: Statement;
  readonly ofRows: Statement;
}

const statements = new WeakMap<EntryTable, Statements>();

/** Reads the relations of an entry and its components, and whether it links files, with one statement. */
export async function linksOfEntry(
  storage: ContentStorage,
  runner: QueryRunner,
  table: EntryTable,
  id: number,
): Promise<EntryLinks> {
  const incoming = incomingEnds(table).flatMap(() => [id]);
  const query = prepared(storage, table).ofEntry(id, ...incoming);
  const rows = await rowsOf<GroupRow>(runner, query);
  return { relations: lookup(rows), hasFiles: rows.some(({ direction }) => direction === 'file') };
}

/** Reads the relations of several entries, without those of their components, with one statement. */
export async function relationsOfRows(
  storage: ContentStorage,
  runner: QueryRunner,
  table: EntryTable,
  ids: readonly number[],
): Promise<RelationGroups> {
  if (table.relations.length === 0) return () => undefined;
  const list = storage.database.dialect.listParameter(ids);
  const incoming = incomingEnds(table).flatMap(() => [list]);
  const query = prepared(storage, table).ofRows(list, ...incoming);
  return lookup(await rowsOf<GroupRow>(runner, query));
}

function incomingEnds(table: EntryTable): readonly RelationEnd[] {
  return table.relations.filter((end) => end.direction === 'incoming');
}

/**
 * Each mirror has a separate select whose condition names every column of the index, so that it is read from the index
 * alone, however many entries link this one.
 */
function prepared(storage: ContentStorage, table: EntryTable): Statements {
  const known = statements.get(table);
  if (known) return known;
  const { database } = storage;
  const { dialect } = database;
  const file = sql.lit(fileUid);
  const groups = sql`source_uid, source_id as own_id, field, count(*) as count, max(target_id) as other_id`;
  const outgoing = sql`select 'outgoing' as direction, ${groups} from links where target_uid <> ${file}`;
  const direction = sql`case target_uid when ${file} then 'file' else 'outgoing' end`;
  const incoming = (condition: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql.join(
      incomingEnds(table).map(
        (
          end,
        ) => sql` union all select 'incoming', source_uid, target_id, field, count(*), max(source_id) from links
          where target_uid = ${sql.lit(table.uid)} and ${condition}
            and source_uid = ${sql.lit(end.sourceUid)} and field = ${sql.lit(end.field)}
          group by source_uid, target_id, field`,
      ),
      sql``,
    );
  const group = sql`group by source_uid, source_id, field`;
  const made = {
    ofEntry: statement(
      database,
      sql`select ${direction} as direction, ${groups} from links
        where root_uid = ${sql.lit(table.uid)} and root_id = ${0} group by 1, source_uid, source_id, field
        ${incoming(sql`target_id = ${0}`)}`,
    ),
    ofRows: statement(
      database,
      sql`${outgoing} and source_uid = ${sql.lit(table.uid)} and ${dialect.inList(sql.ref('source_id'), [])} ${group}
        ${incoming(dialect.inList(sql.ref('target_id'), []))}`,
    ),
  };
  statements.set(table, made);
  return made;
}

function lookup(rows: readonly GroupRow[]): RelationGroups {
  const groups = { outgoing: new Map<string, RelationGroup>(), incoming: new Map<string, RelationGroup>() };
  for (const { direction, source_uid: uid, own_id: id, field, count, other_id: otherId } of rows) {
    if (direction === 'file') continue;
    groups[direction].set(fieldKey(uid, id, field), { count: Number(count), otherId });
  }
  return (end, ownId) => groups[end.direction].get(fieldKey(end.sourceUid, ownId, end.field));
}
