import type { Creator } from '@admin/content-model';
import { sql } from 'kysely';
import { rowsOf, type QueryRunner } from '../../database/database.ts';
import { userTable } from '../query/scope/user-scope.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryRow } from './entry-row.ts';
import { statement, type Statement } from './statement.ts';

const statements = new WeakMap<ContentStorage, Statement>();

/** The administrators who created or last changed the rows, by id; those since deleted are missing. */
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
  const creators = await rowsOf<Creator>(runner, prepared(storage)(list));
  return new Map(creators.map((creator) => [creator.id, creator]));
}

function prepared(storage: ContentStorage): Statement {
  const known = statements.get(storage);
  if (known) return known;
  const inList = storage.database.dialect.inList(sql.ref('id'), []);
  const made = statement(
    storage.database,
    sql`select id, firstname, lastname, username from ${sql.id(userTable)} where ${inList}`,
  );
  statements.set(storage, made);
  return made;
}
