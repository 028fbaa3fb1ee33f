import type { Grant } from '../../permissions/content-permissions.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { forbidden, requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

/** Which way an entry goes. */
export type PublishDirection = 'publish' | 'unpublish';

/** What is told of an entry that went it. */
export const publicationEvents = { publish: 'entry.publish', unpublish: 'entry.unpublish' } as const;

/** A content type whose entries somebody may publish. */
export interface Publishable {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
}

/** The content type that a call names; throws 403 where it has no drafts, or the caller may publish none of it. */
export function publishable(context: OperationContext, call: EntryCall): Publishable {
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'publish', table);
  if (!table.draftAndPublish) throw forbidden();
  return { table, grants };
}

/** Whether an entry has nowhere to go. */
export function isThere(
  { published_at: at }: Pick<EntryRow, 'published_at'>,
  direction: PublishDirection,
): boolean {
  return (at !== null) === (direction === 'publish');
}
