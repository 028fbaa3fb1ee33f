import { AppError } from '../../../errors/app-error.ts';
import { allowedFields } from '../../permissions/content-permissions.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { compileList, requireKnownKeys, type ListQuery } from '../../query/list-query.ts';
import { requestedTable } from '../../storage/content-storage.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

/** What somebody may ask of a list, told without asking for it. */
export interface ListAccess {
  /** Why a list with this query would be refused; null when it would be given. */
  readonly refusalOf: (query: ListQuery) => AppError | null;
  /** Whether a column of that name shows nothing that may not be read; one that is no attribute is whoever's adds it. */
  readonly canShow: (column: string) => boolean;
}

/** Judges lists of a content type. @throws AppError NOT_FOUND (404), FORBIDDEN (403) to who may read none of it */
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
