import type { Entry } from '@admin/content-model';
import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import { AppError } from '../../../errors/app-error.ts';
import { readLocale } from '../../stores/locale-store.ts';
import { permittedRows, requireGrants } from '../../permissions/permitted-rows.ts';
import type { Grant } from '../../permissions/content-permissions.ts';
import { compileList, requireKnownKeys, type ListQuery } from '../../query/list-query.ts';
import { refreshUserTexts } from '../../query/scope/user-scope.ts';
import { isSortedByUser } from '../../query/sort.ts';
import { entryColumns, type EntryRow } from '../../read/entry-row.ts';
import type { Reader } from '../../read/linked-entries.ts';
import { readListedEntries } from '../../read/read-listed-entries.ts';
import { requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { readerFor, type EntryCall, type OperationContext } from '../operation-context.ts';

/** The maximum number of entries of one export; larger tables need a backup. */
const maxExported = 100_000;

/** Entries that are read in one turn of the event loop: twenty of 80 kB take about 40 ms. */
const chunkSize = 20;

/**
 * Returns all entries of a list, in its order and in the form of the list. Selects them immediately and reads each when
 * it is consumed, without those that may no longer be read.
 * @throws AppError QUERY_INVALID, EXPORT_TOO_LARGE (400)
 */
export async function exportEntries(
  context: OperationContext,
  call: EntryCall & { readonly query: ListQuery },
): Promise<AsyncIterable<readonly Entry[]>> {
  // Parse
  const table = requestedTable(context.storage, call.uid);
  requireKnownKeys(call.query);
  const locale = await readLocale(context.locales, table, call.query['locale']);

  // Authorize
  const grants = requireGrants(call.permissions, 'read', table);
  const list = { table, grants, query: call.query, locale };
  const { where, order } = compileList(context.storage, call.permissions, list);

  // Query
  if (isSortedByUser(call.query))
    await refreshUserTexts(context.database, await context.locales.defaultCode());
  const { kysely, background } = context.database;
  const select = sql`select ${sql.id(table.table, 'id')} from ${sql.id(table.table)} where ${where}
    order by ${order.forward} limit ${maxExported + 1}`;
  const found = await rowsOf<{ readonly id: number }>(background, select.compile(kysely));
  if (found.length > maxExported) throw tooLarge();
  const ids = found.map(({ id }) => id);
  return inChunks(readerFor(context, call.permissions), { table, grants }, ids);
}

async function* inChunks(
  reader: Reader,
  { table, grants }: { readonly table: EntryTable; readonly grants: readonly Grant[] },
  ids: readonly number[],
): AsyncGenerator<readonly Entry[]> {
  const { kysely, storage } = reader;
  const { dialect } = storage.database;
  const permitted = permittedRows(table, grants, table.table) ?? sql`1 = 1`;
  const columns = entryColumns(dialect, table, 'everything');
  const id = sql.id(table.table, 'id');
  for (let first = 0; first < ids.length; first += chunkSize) {
    const chunk = ids.slice(first, first + chunkSize);
    const select = sql`select ${columns} from ${sql.id(table.table)} where ${dialect.inList(id, chunk)} and ${permitted}`;
    const rows = await rowsOf<EntryRow>(kysely, select.compile(kysely));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const inOrder = chunk.flatMap((one) => byId.get(one) ?? []);
    yield await readListedEntries(reader, table, inOrder, { grants, populate: new Set() });
  }
}

function tooLarge(): AppError {
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: 'EXPORT_TOO_LARGE',
    message: `At most ${maxExported} entries can be exported together`,
    details: { most: maxExported },
  });
}
