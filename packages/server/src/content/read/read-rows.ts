import type { Creator } from '@admin/content-model';
import { sql } from 'kysely';
import { userTable } from '../../database/content-tables.ts';
import { rowsOf, type QueryRunner } from '../../database/database.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { entryColumns, type EntryRow } from './entry-row.ts';
import { statement, type Statement } from './statement.ts';

interface Statements {
  readonly byId: Statement;
  readonly forUpdate: Statement;
}

const statements = new WeakMap<EntryTable, Statements>();

/** Returns the row of an entry; undefined if it does not exist. */
export async function readRow(
  storage: ContentStorage,
  runner: QueryRunner,
  table: EntryTable,
  id: number,
): Promise<EntryRow | undefined> {
  const [row] = await rowsOf<EntryRow>(runner, prepared(storage, table).byId(id));
  return row;
}

/** Returns the row of an entry, locked until the write transaction ends. */
export async function readRowForUpdate(
  storage: ContentStorage,
  runner: QueryRunner,
  table: EntryTable,
  id: number,
): Promise<EntryRow | undefined> {
  const [row] = await rowsOf<EntryRow>(runner, prepared(storage, table).forUpdate(id));
  return row;
}

/** Returns the rows of several entries in the order of their ids, without deleted ones. */
export async function readRows(
  { database: { dialect, kysely } }: ContentStorage,
  runner: QueryRunner,
  table: EntryTable,
  ids: readonly number[],
): Promise<readonly EntryRow[]> {
  const id = sql.id(table.table, 'id');
  const select = sql`select ${entryColumns(dialect, table, 'everything')} from ${sql.id(table.table)}
    where ${dialect.inList(id, ids)} order by ${id}`;
  return rowsOf<EntryRow>(runner, select.compile(kysely));
}

function prepared(storage: ContentStorage, table: EntryTable): Statements {
  const known = statements.get(table);
  if (known) return known;
  const { database } = storage;
  const select = sql`select ${entryColumns(database.dialect, table, 'everything')}
    from ${sql.id(table.table)} where ${sql.id(table.table, 'id')} = ${0}`;
  const made = {
    byId: statement(database, select),
    forUpdate: statement(database, sql`${select} ${database.dialect.forUpdate}`),
  };
  statements.set(table, made);
  return made;
}

const creatorStatements = new WeakMap<ContentStorage, Statement>();

/** Returns the administrators who created or last changed the rows, by id, without deleted ones. */
export async function creatorsOf(
  storage: ContentStorage,
  runner: QueryRunner,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<number, Creator>> {
  const ids = new Set<number>();
  for (const row of rows) {
    if (row.created_by_id !== null) ids.add(row.created_by_id);
    if (row.updated_by_id !== null) ids.add(row.updated_by_id);
  }
  if (ids.size === 0) return new Map();
  const list = storage.database.dialect.listParameter([...ids]);
  const creators = await rowsOf<Creator>(runner, creatorsStatement(storage)(list));
  return new Map(creators.map((creator) => [creator.id, creator]));
}

function creatorsStatement(storage: ContentStorage): Statement {
  const known = creatorStatements.get(storage);
  if (known) return known;
  const inList = storage.database.dialect.inList(sql.ref('id'), []);
  const made = statement(
    storage.database,
    sql`select id, firstname, lastname, username from ${sql.id(userTable)} where ${inList}`,
  );
  creatorStatements.set(storage, made);
  return made;
}
