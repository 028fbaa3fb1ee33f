import { AppError } from '../../../errors/app-error.ts';
import { allowedFields } from '../../permissions/content-permissions.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { compileList, requireKnownKeys, type ListQuery } from '../../query/list-query.ts';
import { requestedTable } from '../../storage/content-storage.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

/** The parts of the lists of a content type that a caller may request. */
export interface ListAccess {
  /** Returns the error that a list with this query throws; null for none. */
  readonly refusalOf: (query: ListQuery) => AppError | null;
  /** Returns whether the caller may read a column; columns that are no attributes belong to plugins. */
  readonly canShow: (column: string) => boolean;
}

/** Returns what a caller may request of lists of a content type. @throws AppError NOT_FOUND (404), FORBIDDEN (403) */
export function listAccess({ storage }: OperationContext, { permissions, uid }: EntryCall): ListAccess {
  const table = requestedTable(storage, uid);
  const grants = requireGrants(permissions, 'read', table);
  const readable = allowedFields(grants);
  return {
    refusalOf(query) {
      try {
        requireKnownKeys(query);
        compileList(storage, permissions, { table, grants, query, locale: null });
        return null;
      } catch (error) {
        if (error instanceof AppError) return error;
        throw error;
      }
    },
    canShow: (column) => !Object.hasOwn(table.contentType.attributes, column) || readable.allowsUnder(column),
  };
}
