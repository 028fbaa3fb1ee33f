import { sql, type RawBuilder } from 'kysely';
import type { ContentPermissions, Grant } from '../permissions/content-permissions.ts';
import { permittedRows } from '../permissions/permitted-rows.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { compileFilters } from './filters.ts';
import { invalidParameter } from './query-values.ts';
import { queryContext } from './scope/entry-scope.ts';
import type { QueryForm } from './scope/scope.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import { compileSearch } from './search.ts';
import { compileSort, type CompiledSort } from './sort.ts';

/** The query of a list, not yet validated. */
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

/** Throws QUERY_INVALID (400) for keys that lists do not have. */
export function requireKnownKeys(query: ListQuery): void {
  const unknown = Object.keys(query).find((key) => !knownKeys.has(key));
  if (unknown !== undefined) throw invalidParameter(unknown);
}

/** The where and order of a list, ready to be put into a select from the content type's table. */
export interface CompiledList {
  readonly where: RawBuilder<boolean>;
  readonly order: CompiledSort;
  /** The tables that decide which entries are found; their number is stale once one of them is written. */
  readonly reads: readonly string[];
  /** Whether these are all entries of the table, or of one locale. */
  readonly isWhole: boolean;
  /** The part of `where` that indexes are made for; null where there is one locale only. */
  readonly locale: RawBuilder<boolean> | null;
  /** Selects the ids of the entries without looking at them, each once or more; null where that is not possible. */
  readonly ids: RawBuilder<unknown> | null;
  /** Whether `ids` gives none of them twice. */
  readonly isDistinct: boolean;
  /** The parts of `where` that are sets of ids, as selects of those; each once or more. */
  readonly sets: readonly RawBuilder<unknown>[];
  /** The other parts of `where`. */
  readonly rest: RawBuilder<boolean>;
}

/** A list as a caller requests it, with the grants that limit it. */
export interface RequestedList {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
  readonly query: ListQuery;
  readonly locale: string | null;
}

/**
 * Compiles the query of a list within the grants of the caller.
 * @param form whether the statement finds the set of matches, or tests single rows
 */
export function compileList(
  storage: ContentStorage,
  permissions: ContentPermissions,
  { table, grants, query, locale }: RequestedList,
  form: QueryForm = 'set',
): CompiledList {
  const context = queryContext(storage, permissions, form);
  context.reads.add(table.table);
  const scope = context.entryScope(table, grants, table.table);
  const inLocale = locale === null ? null : sql<boolean>`${sql.id(table.table, 'locale')} = ${locale}`;
  const parts = [
    inLocale,
    permittedRows(table, grants, table.table),
    compileFilters(context, scope, query['filters']),
    compileSearch(context, table, grants, query['_q']),
    compilePublicationState(table, query['publicationState']),
  ].filter((part): part is RawBuilder<boolean> => part !== null);
  const order = compileSort(context, scope, query['sort'], sql.id(table.table, 'id'));
  const sets = parts.flatMap((part) => context.idsOf.get(part) ?? []);
  const ids = parts.length === 1 ? (sets[0] ?? null) : null;
  return {
    where: allOf(parts),
    order,
    reads: [...context.reads],
    isWhole: parts.every((part) => part === inLocale),
    locale: inLocale,
    ids,
    isDistinct: ids !== null && context.distinct.has(ids),
    sets,
    rest: allOf(parts.filter((part) => !context.idsOf.has(part))),
  };
}

function allOf(parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  const [only = sql<boolean>`1 = 1`, ...others] = parts;
  return others.length === 0 ? only : sql<boolean>`${sql.join(parts, sql` and `)}`;
}

/**
 * The condition behind `publicationState`: `live` is what is published, `preview` everything. Null where all
 * entries match, as in types without drafts; throws 400 for any other state.
 */
export function compilePublicationState(table: EntryTable, sent: unknown): RawBuilder<boolean> | null {
  if (sent === undefined || sent === 'preview') return null;
  if (sent !== 'live') throw invalidParameter('publicationState');
  if (!table.draftAndPublish) return null;
  return sql<boolean>`${sql.id(table.table, 'published_at')} is not null`;
}
