import type { Entry, Page } from '@admin/content-model';
import { sql } from 'kysely';
import { readLocale } from '../../locales/locale-store.ts';
import { compileList, requireKnownKeys, type ListQuery } from '../../query/list-query.ts';
import { listedFields } from '../../query/listed-fields.ts';
import { pageRequest, pagination } from '../../query/pagination.ts';
import { populatedRelations } from '../../query/populate.ts';
import { isQuickList } from '../../query/quick-list.ts';
import { queryContext } from '../../query/scope/query-context.ts';
import { readPageRows } from '../../read/read-page-rows.ts';
import { readListedEntries } from '../../read/read-listed-entries.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { requestedTable } from '../../storage/content-storage.ts';
import { readerFor, type EntryCall, type OperationContext } from '../operation-context.ts';

/** Which page of which list; `query` is the query string as it was parsed, not yet checked. */
type ListCall = EntryCall & { readonly query: ListQuery };

/** A page of a list: the one that was given last where nothing was written since. */
export async function findEntries(context: OperationContext, call: ListCall): Promise<Page<Entry>> {
  const { name } = call.permissions;
  const key = name === undefined ? null : JSON.stringify([name, call.uid, call.query]);
  return context.answers.answer(key, () => readPage(context, call));
}

async function readPage(context: OperationContext, call: ListCall): Promise<Page<Entry>> {
  // Parse
  const table = requestedTable(context.storage, call.uid);
  const { query } = call;
  requireKnownKeys(query);
  const request = pageRequest(query);
  const locale = await readLocale(context.locales, table, query['locale']);

  // Authorize
  const grants = requireGrants(call.permissions, 'read', table);
  const compiling = queryContext(context.storage, call.permissions);
  const { where, orderBy } = compileList(compiling, table, grants, query, locale);
  const populate = populatedRelations(table, grants, query['populate']);
  const narrow = listedFields(table, grants, query['fields']);

  // Query
  const { kysely, background } = context.database;
  const runner = isQuickList(table, query, request) ? kysely : background;
  const from = sql`from ${sql.id(table.table)} where ${where}`;
  const page = sql`${from}
    order by ${orderBy} limit ${request.pageSize} offset ${(request.page - 1) * request.pageSize}`;
  const count = sql`select count(*) as total ${from}`.compile(kysely);
  const [{ rows, withoutOmitted }, total] = await Promise.all([
    readPageRows(context.storage, runner, table, page),
    context.counts.count(count, [...compiling.reads], runner),
  ]);

  // Present
  const reader = readerFor(context, call.permissions);
  const results = await readListedEntries(reader, table, rows, grants, populate);
  return {
    results: results.map((entry) => narrow(withoutOmitted(entry))),
    pagination: pagination(request, total),
  };
}
