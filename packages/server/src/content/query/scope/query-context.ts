import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import { entryScope } from './entry-scope.ts';
import type { QueryContext, QueryForm } from './scope.ts';

/** Makes the context of a new query for one actor. */
export function queryContext(
  storage: ContentStorage,
  permissions: ContentPermissions,
  // Stryker disable next-line StringLiteral: both forms find the same, one sooner.
  form: QueryForm = 'set',
): QueryContext {
  let count = 0;
  const context: QueryContext = {
    storage,
    dialect: storage.database.dialect,
    permissions,
    reads: new Set(),
    form,
    idsOf: new WeakMap(),
    distinct: new WeakSet(),
    // Stryker disable next-line AssignmentOperator: any number that was not there before will do.
    alias: () => `t${(count += 1)}`,
    entryScope: (table, grants, alias) => {
      for (const { reads } of grants.flatMap(({ conditions }) => conditions)) {
        reads?.forEach((name) => context.reads.add(name));
      }
      return entryScope(context, table, grants, alias);
    },
  };
  return context;
}
