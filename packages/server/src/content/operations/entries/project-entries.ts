import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { startOf, type PageRequest } from '../../../database/pagination.ts';
import { isNarrowed } from '../../list-plan/index-order.ts';
import { planList } from '../../list-plan/plan-list.ts';
import { readListRows } from '../../list-plan/read-list-page.ts';
import type { ListQuery } from '../../query/list-query.ts';
import type { PresentedEntry } from '../../read/entry-row.ts';
import { validateProjection } from '../../read/projection/part-query.ts';
import { unreadColumns } from '../../read/projection/present-projected.ts';
import type { Projection, ProjectionLimits } from '../../read/projection/projection.ts';
import { readProjected, type ProjectionReader } from '../../read/projection/read-projected.ts';
import { ResponseBudget } from '../../read/projection/response-budget.ts';
import { readRow } from '../../read/read-rows.ts';
import { readLocale } from '../../stores/locale-store.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import { readerFor, type EntryCall, type OperationContext } from '../operation-context.ts';
import { entryId, type EntryByIdCall } from './read-entry.ts';

/** The parts of an operation that reads a projection. */
interface ProjectionCall {
  readonly projection: Projection;
  /** @default 10,000 linked entries and 8 million characters */
  readonly limits?: ProjectionLimits;
}

/** A page of a list, of which only a projection is read. */
export interface ProjectedListCall extends EntryCall, ProjectionCall {
  /** `filters`, `sort`, `_q` and `locale` as sent; other keys are ignored. */
  readonly query: ListQuery;
  readonly page: PageRequest;
  /** Lists the entries with higher ids only, in the order of ids; `sort` must be absent. */
  readonly after?: number;
  /** True if the entries of the list are counted. */
  readonly withTotal: boolean;
}

/** A page of projected entries. */
export interface ProjectedPage {
  readonly results: readonly PresentedEntry[];
  /** The number of entries of the list, those of a filtered one up to 11,001; null if they were not counted. */
  readonly total: number | null;
  /** True if the list is filtered or searched. */
  readonly isNarrowed: boolean;
}

const defaultLimits: ProjectionLimits = { linked: 10_000, characters: 8_388_608 };

function projectionReader(
  context: OperationContext,
  { permissions, limits = defaultLimits }: Pick<ProjectedListCall, 'permissions' | 'limits'>,
): ProjectionReader {
  return { ...readerFor(context, permissions), budget: new ResponseBudget(limits) };
}

/**
 * Returns a page of a list with exactly the parts that a projection names.
 * @throws AppError FORBIDDEN (403), QUERY_INVALID, RESPONSE_TOO_LARGE (400)
 */
export async function findProjected(
  context: OperationContext,
  call: ProjectedListCall,
): Promise<ProjectedPage> {
  // Parse
  const { permissions, projection, query, after } = call;
  const table = requestedTable(context.storage, call.uid);
  const locale = await readLocale(context.locales, table, query['locale']);

  // Authorize
  const grants = requireGrants(permissions, 'read', table);

  const reader = projectionReader(context, call);
  validateProjection(reader, table, projection);

  // Plan
  const { filters, sort, _q } = query;
  const list = { table, grants, query: { filters, sort, _q }, locale, ...(after !== undefined && { after }) };
  const plan = await planList(context, { ...list, ...call.page, start: startOf(call.page), permissions });

  // Read
  const [{ rows, omitted }, total] = await Promise.all([
    readListRows(context.storage, table, plan, unreadColumns(table, projection)),
    call.withTotal ? plan.countTotal() : null,
  ]);
  reader.budget.requireWhole(omitted);
  return {
    results: await readProjected(reader, { table, rows, grants }, projection),
    total,
    isNarrowed: isNarrowed(list.query),
  };
}

/**
 * Returns an entry with exactly the parts that a projection names. With `locale`, an entry of another locale counts as
 * missing.
 * @throws AppError NOT_FOUND (404), FORBIDDEN (403), QUERY_INVALID, RESPONSE_TOO_LARGE (400)
 */
export async function readProjection(
  context: OperationContext,
  call: EntryByIdCall & ProjectionCall & { readonly locale?: string },
): Promise<PresentedEntry> {
  const { permissions, projection } = call;
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(permissions, 'read', table);
  const id = entryId(call.id);
  const reader = projectionReader(context, call);
  validateProjection(reader, table, projection);
  const row = await readRow(context.storage, reader.kysely, table, id);
  const isInLocale = call.locale === undefined || !table.localized || row?.locale === call.locale;
  if (!row || !isInLocale) throw notFound();
  const matching = await requireGrantsOnEntry(reader.kysely, table, grants, row);
  const [entry] = await readProjected(reader, { table, rows: [row], grants: matching }, projection);
  return entry ?? { id };
}
