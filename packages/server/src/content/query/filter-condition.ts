import { everyField } from '@admin/content-model';
import type { Grant, RowCondition } from '../permissions/content-permissions.ts';
import { systemPermissions } from '../permissions/public-permissions.ts';
import { tableOf, type ContentStorage } from '../storage/content-storage.ts';
import { compileFilters } from './filters.ts';
import { queryContext } from './scope/entry-scope.ts';

const everything: readonly Grant[] = [{ fields: everyField, locales: 'all', conditions: [] }];

/**
 * Compiles filters into the row condition of a permission. Filters may name every attribute, since they come from code and
 * not from the caller.
 * @throws AppError QUERY_INVALID for a name that the content type does not have, and for empty filters
 */
export function filterCondition(storage: ContentStorage, uid: string, filters: unknown): RowCondition {
  const table = tableOf(storage, uid);
  const compile = (alias: string) => {
    // The statement around the condition has the aliases t1, t2, …
    const context = queryContext(storage, systemPermissions(), 'set', 'c');
    const predicate = compileFilters(context, context.entryScope(table, everything, alias), filters);
    if (predicate === null) throw new TypeError('The filters must not be empty.');
    return { predicate, reads: [...context.reads] };
  };
  const { predicate, reads } = compile(table.table);
  return Object.assign<RowCondition, Pick<RowCondition, 'reads'>>(
    (_row, alias = table.table) => (alias === table.table ? predicate : compile(alias).predicate),
    { reads },
  );
}
