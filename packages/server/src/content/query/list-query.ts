import { sql, type RawBuilder } from 'kysely';
import type { ContentPermissions, Grant } from '../permissions/content-permissions.ts';
import { permitsExactlyPublished, permittedRows } from '../permissions/permitted-rows.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { compileFilters } from './filters.ts';
import { invalidParameter } from './query-values.ts';
import { queryContext } from './scope/entry-scope.ts';
import type { QueryForm } from './scope/scope.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import { compileSearch } from './search.ts';
import { compileSort, type CompiledSort } from './sort.ts';

/** The query of a list before validation. */
export type ListQuery = Readonly<Record<string, unknown>>;

const knownKeys: ReadonlySet<string> = new Set([
  'page',
  'pageSize',
  'sort',
  'filters',
  '_q',
  'locale',
  'populate',
  'fields',
  'publicationState',
  'plugins',
  'pagination',
  'start',
  'limit',
  '_start',
  '_limit',
]);

/** Rejects keys that lists do not have. @throws AppError QUERY_INVALID (400) */
export function requireKnownKeys(query: ListQuery): void {
  const unknown = Object.keys(query).find((key) => !knownKeys.has(key));
  if (unknown !== undefined) throw invalidParameter(unknown);
}

/** The where and order clauses of a list, for a select from the content type's table. */
export interface CompiledList {
  readonly where: RawBuilder<boolean>;
  readonly order: CompiledSort;
  /** The tables that determine which entries are found; counts are stale once one of them is written. */
  readonly reads: readonly string[];
  /** Set if the list contains all entries, or all published ones, of the table or of one locale. */
  readonly whole: 'all' | 'published' | null;
  /** The part of `where` that indexes cover; null if there is one locale only. */
  readonly locale: RawBuilder<boolean> | null;
  /** Selects the ids of the entries without reading their rows, each once or more; null if that is not possible. */
  readonly ids: RawBuilder<unknown> | null;
  /** True if `ids` contains no duplicates. */
  readonly isDistinct: boolean;
  /** The parts of `where` that are sets of ids, as selects of those ids; each once or more. */
  readonly sets: readonly RawBuilder<unknown>[];
  /** The other parts of `where`. */
  readonly rest: RawBuilder<boolean>;
}

/** A list requested by a caller, with the grants that limit it. */
export interface RequestedList {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
  readonly query: ListQuery;
  readonly locale: string | null;
  /** Lists only entries with a higher id, for reading a whole list in the order of ids. */
  readonly after?: number;
}

/**
 * Compiles the query of a list within the grants of the caller.
 * @param form whether the statement finds the set of matches, or tests single rows
 */
export function compileList(
  storage: ContentStorage,
  permissions: ContentPermissions,
  { table, grants, query, locale, after }: RequestedList,
  form: QueryForm = 'set',
): CompiledList {
  const context = queryContext(storage, permissions, form);
  context.reads.add(table.table);
  const scope = context.entryScope(table, grants, table.table);
  const inLocale = locale === null ? null : sql<boolean>`${sql.id(table.table, 'locale')} = ${locale}`;
  const permitted = permittedRows(table, grants, table.table);
  const parts = [
    inLocale,
    permitted,
    compileFilters(context, scope, query['filters']),
    compileSearch(context, table, grants, query['_q']),
    compilePublicationState(table, query['publicationState']),
    after === undefined ? null : sql<boolean>`${sql.id(table.table, 'id')} > ${after}`,
  ].filter((part): part is RawBuilder<boolean> => part !== null);
  const order = compileSort(context, scope, query['sort'], sql.id(table.table, 'id'));
  const sets = parts.flatMap((part) => context.idsOf.get(part) ?? []);
  const ids = parts.length === 1 ? (sets[0] ?? null) : null;
  return {
    where: allOf(parts),
    order,
    reads: [...context.reads],
    whole: parts.every((part) => part === inLocale || part === permitted) ? wholeOf(table, grants) : null,
    locale: inLocale,
    ids,
    isDistinct: ids !== null && context.distinct.has(ids),
    sets,
    rest: allOf(parts.filter((part) => !context.idsOf.has(part))),
  };
}

/** Returns which entries of a table the grants permit: all, all published ones, or others. */
function wholeOf(table: EntryTable, grants: readonly Grant[]): CompiledList['whole'] {
  if (permittedRows(table, grants, table.table) === null) return 'all';
  return permitsExactlyPublished(table, grants) ? 'published' : null;
}

function allOf(parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  const [only = sql<boolean>`1 = 1`, ...others] = parts;
  return others.length === 0 ? only : sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/**
 * Returns the condition of `publicationState`: `live` means published, `preview` everything. Null if all entries match,
 * as in types without drafts.
 * @throws AppError QUERY_INVALID (400) for any other state
 */
export function compilePublicationState(table: EntryTable, sent: unknown): RawBuilder<boolean> | null {
  if (sent === undefined || sent === 'preview') return null;
  if (sent !== 'live') throw invalidParameter('publicationState');
  if (!table.draftAndPublish) return null;
  return sql<boolean>`${sql.id(table.table, 'published_at')} is not null`;
}
