import { sql, type RawBuilder } from 'kysely';
import type { Grant } from '../permissions/content-permissions.ts';
import { permittedRows } from '../permissions/permitted-rows.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { compileFilters } from './filters.ts';
import { invalidParameter } from './invalid-parameter.ts';
import { compilePublicationState } from './publication-state.ts';
import type { QueryContext } from './scope/scope.ts';
import { compileSearch } from './search.ts';
import { compileSort } from './sort.ts';

/** What a list can be asked. Everything is checked here, nothing of it has to be valid. */
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

/** Refuses keys that a list does not know. */
export function requireKnownKeys(query: ListQuery): void {
  const unknown = Object.keys(query).find((key) => !knownKeys.has(key));
  if (unknown !== undefined) throw invalidParameter(unknown);
}

/** The where and order of a list, ready to be put into a select from the content type's table. */
export interface CompiledList {
  readonly where: RawBuilder<boolean>;
  readonly orderBy: RawBuilder<unknown>;
}

/** Compiles the query of a list for one actor: what was asked, within what the grants permit. */
export function compileList(
  context: QueryContext,
  table: EntryTable,
  grants: readonly Grant[],
  query: ListQuery,
  locale: string | null,
): CompiledList {
  context.reads.add(table.table);
  const scope = context.entryScope(table, grants, table.table);
  const parts = [
    locale === null ? null : sql`${sql.id(table.table, 'locale')} = ${locale}`,
    permittedRows(table, grants, table.table),
    compileFilters(context, scope, query['filters']),
    compileSearch(context, table, grants, query['_q']),
    compilePublicationState(table, query['publicationState']),
  ].filter((part) => part !== null);
  return {
    where: parts.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`${sql.join(parts, sql` and `)}`,
    orderBy: compileSort(context, scope, query['sort'], sql.id(table.table, 'id')),
  };
}
