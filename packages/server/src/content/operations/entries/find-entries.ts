import type { Entry, Page } from '@admin/content-model';
import { readLocale } from '../../stores/locale-store.ts';
import { requireKnownKeys, type ListQuery } from '../../query/list-query.ts';
import { listedFields, populatedRelations } from '../../query/selected-fields.ts';
import { pageRequest, pagination } from '../../../database/pagination.ts';
import { refreshUserTexts } from '../../query/scope/user-scope.ts';
import { isSortedByUser } from '../../query/sort.ts';
import { isNarrowed } from '../../list-plan/index-order.ts';
import { readListedEntries } from '../../read/read-listed-entries.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { requestedTable } from '../../storage/content-storage.ts';
import { readerFor, type EntryCall, type OperationContext } from '../operation-context.ts';
import { planList } from '../../list-plan/plan-list.ts';
import { readListPage } from '../../list-plan/read-list-page.ts';

/** A page of a list; `query` is the parsed query string before validation. */
type ListCall = EntryCall & { readonly query: ListQuery };

/** Returns a page of a list, from the cache if nothing was written since it was read. */
export async function findEntries(context: OperationContext, call: ListCall): Promise<Page<Entry>> {
  const { name } = call.permissions;
  const key = name === undefined ? null : JSON.stringify(['list', name, call.uid, call.query]);
  return context.responses.get(key, () => readPage(context, call));
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
  const populate = populatedRelations(table, grants, query['populate']);
  const narrow = listedFields(table, grants, query['fields']);

  // Plan
  if (isSortedByUser(query)) await refreshUserTexts(context.database, await context.locales.defaultCode());
  const page = { ...request, table, grants, query, locale, permissions: call.permissions };
  const plan = await planList(context, page);

  // Read
  const { rows, withoutOmitted, total } = await readListPage(context.storage, table, plan);

  // Present
  const reader = readerFor(context, call.permissions);
  const results = await readListedEntries(reader, table, rows, { grants, populate });
  return {
    results: results.map((entry) => narrow(withoutOmitted(entry))),
    pagination: pagination(request, total, isNarrowed(query)),
  };
}
