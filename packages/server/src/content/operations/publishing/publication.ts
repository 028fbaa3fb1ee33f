import type { Grant } from '../../permissions/content-permissions.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { forbidden, requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { PublishDirection } from '../entries/publish-rules.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

/** A content type with drafts, and the caller's grants to publish its entries. */
export interface Publishable {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
}

/**
 * Returns the content type of a call.
 * @throws AppError FORBIDDEN (403) if it has no drafts or the caller may publish none of its entries
 */
export function publishable(context: OperationContext, call: EntryCall): Publishable {
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'publish', table);
  if (!table.draftAndPublish) throw forbidden();
  return { table, grants };
}

/** Returns whether an entry already has the requested state. */
export function hasState(
  { published_at: at }: Pick<EntryRow, 'published_at'>,
  direction: PublishDirection,
): boolean {
  return (at !== null) === (direction === 'publish');
}
