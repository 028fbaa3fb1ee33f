import { userUid } from '@admin/content-model';
import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import { fileUid } from '../../../database/migrations/content-tables.ts';
import { userTable } from '../../query/scope/user-scope.ts';
import type { Connection } from '../../operations/operation-context.ts';
import { statement, type Statement } from '../../read/statement.ts';
import { permittedRows, requireGrants } from '../../permissions/permitted-rows.ts';
import { forbidden, type ContentStorage } from '../../storage/content-storage.ts';
import { invalidValue } from '../rules/invalid-entry.ts';

const statements = new WeakMap<ContentStorage, Map<string, Statement>>();

/**
 * Refuses targets that the actor may not read (403) and those that do not exist (400). Who may read none of a
 * content type is not told which of its entries exist. Without an actor only existence counts.
 */
export async function checkTargets(
  kysely: Connection,
  storage: ContentStorage,
  permissions: ContentPermissions | null,
  uid: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  if (uid === userUid && permissions && !permissions.holds('admin::users.read')) throw forbidden();
  const { dialect } = storage.database;
  const table = storage.tables.get(uid);
  const name = uid === fileUid ? 'files' : uid === userUid ? userTable : table?.table;
  if (name === undefined) throw missing(uid, ids.length);
  const permitted =
    permissions && table
      ? permittedRows(table, requireGrants(permissions, 'read', table), table.table)
      : null;
  if (permitted === null) {
    const [row] = await rowsOf<{ readonly found: number | string }>(
      kysely,
      counting(storage, name)(dialect.listParameter(ids)),
    );
    const found = Number(row?.found ?? 0);
    if (found < ids.length) throw missing(uid, ids.length - found);
    return;
  }
  const { rows } = await sql<{ readonly is_permitted: number }>`
    select (case when ${permitted} then 1 else 0 end) as is_permitted
    from ${sql.id(name)} where ${dialect.inList(sql.id(name, 'id'), ids)}`.execute(kysely);
  if (rows.length < ids.length) throw missing(uid, ids.length - rows.length);
  if (rows.some((row) => row.is_permitted !== 1)) throw forbidden();
}

function counting(storage: ContentStorage, name: string): Statement {
  const byName = statements.get(storage) ?? new Map<string, Statement>();
  statements.set(storage, byName);
  const known = byName.get(name);
  if (known) return known;
  const inList = storage.database.dialect.inList(sql.ref('id'), []);
  const made = statement(
    storage.database,
    sql`select count(*) as found from ${sql.id(name)} where ${inList}`,
  );
  byName.set(name, made);
  return made;
}

function missing(uid: string, count: number): Error {
  return invalidValue([], `${count} relation(s) of type ${uid} associated with this entity do not exist`);
}
