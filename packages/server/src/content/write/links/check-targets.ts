import { userUid } from '@admin/content-model';
import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import { fileUid } from '../../../database/migrations/content-tables.ts';
import { permittedFiles } from '../../permissions/permitted-files.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { userTable } from '../../query/scope/user-scope.ts';
import { statement, StatementCache } from '../../read/statement.ts';
import { permittedRows, requireGrants, type RowPredicate } from '../../permissions/permitted-rows.ts';
import { forbidden, type ContentStorage } from '../../storage/content-storage.ts';
import { invalidValue } from '../rules/invalid-entry.ts';
import type { LinkWriter } from './link-writer.ts';

/** Entries of one content type that are to be linked. */
interface Targets {
  readonly uid: string;
  readonly table: string;
  readonly ids: readonly number[];
  /** Those that the actor may read; null for all of them. */
  readonly permitted: RowPredicate;
}

const statements = new StatementCache<ContentStorage>();

/**
 * Refuses targets that the actor may not read (403) and those that do not exist (400). Who may read none of a
 * content type is not told which of its entries exist. Without an actor only existence counts.
 * @param ids of the targets, by the uid of their content type
 */
export async function checkTargets(
  writer: LinkWriter,
  ids: ReadonlyMap<string, ReadonlySet<number>>,
): Promise<void> {
  const targets = [...ids].map(([uid, some]) => targetsOf(writer, uid, [...some]));
  await requireThere(
    writer,
    targets.filter(({ permitted }) => permitted === null),
  );
  for (const some of targets) if (some.permitted !== null) await requireReadable(writer, some);
}

function targetsOf({ storage, permissions }: LinkWriter, uid: string, ids: readonly number[]): Targets {
  if (uid === userUid && permissions && !permissions.holds('admin::users.read')) throw forbidden();
  const content = storage.tables.get(uid);
  const table = uid === fileUid ? 'files' : uid === userUid ? userTable : content?.table;
  if (table === undefined) throw missing(uid, ids.length);
  return { uid, table, ids, permitted: permittedTargets(permissions, uid, content) };
}

/** A file is named by its number, which anybody can guess: only who may see it links it. */
function permittedTargets(
  permissions: LinkWriter['permissions'],
  uid: string,
  content: EntryTable | undefined,
): RowPredicate {
  if (!permissions) return null;
  if (uid === fileUid) return permittedFiles(permissions);
  return content ? permittedRows(content, requireGrants(permissions, 'read', content), content.table) : null;
}

/** Counts the targets of all content types in one statement. */
async function requireThere({ kysely, storage }: LinkWriter, targets: readonly Targets[]): Promise<void> {
  if (targets.length === 0) return;
  const { dialect } = storage.database;
  const count = statements.get(storage, targets.map(({ table }) => table).join(' '), () => {
    const inList = dialect.inList(sql.ref('id'), []);
    const counts = targets.map(
      ({ table }, index) =>
        sql`(select count(*) from ${sql.id(table)} where ${inList}) as ${sql.id(`found${index}`)}`,
    );
    return statement(storage.database, sql`select ${sql.join(counts)}`);
  });
  const [found] = await rowsOf<Readonly<Record<string, number | string>>>(
    kysely,
    count(...targets.map(({ ids }) => dialect.listParameter(ids))),
  );
  for (const [index, { uid, ids }] of targets.entries()) {
    const gone = ids.length - Number(found?.[`found${index}`] ?? 0);
    if (gone > 0) throw missing(uid, gone);
  }
}

async function requireReadable(
  { kysely, storage }: LinkWriter,
  { uid, table, ids, permitted }: Targets,
): Promise<void> {
  const { rows } = await sql<{ readonly is_permitted: number }>`
    select (case when ${permitted} then 1 else 0 end) as is_permitted
    from ${sql.id(table)} where ${storage.database.dialect.inList(sql.id(table, 'id'), ids)}`.execute(kysely);
  if (rows.length < ids.length) throw missing(uid, ids.length - rows.length);
  if (rows.some((row) => row.is_permitted !== 1)) throw forbidden();
}

function missing(uid: string, count: number): Error {
  return invalidValue([], `${count} relation(s) of type ${uid} associated with this entity do not exist`);
}
