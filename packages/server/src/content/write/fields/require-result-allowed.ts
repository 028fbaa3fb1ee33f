import type { Grant } from '../../permissions/content-permissions.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { allowedFields } from '../../permissions/allowed-fields.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import type { EntryWrite } from '../entry-write.ts';
import { requireFieldsAllowed, type WrittenFields } from './written-fields.ts';

/**
 * Checks the state that was written: the entry must still be within reach of the action, and what was
 * written must be allowed by a grant that reaches it now.
 * @throws AppError FORBIDDEN, FIELD_FORBIDDEN (403)
 */
export async function requireResultAllowed(
  { kysely, table }: EntryWrite,
  grants: readonly Grant[],
  row: EntryRow,
  written: WrittenFields,
): Promise<void> {
  requireFieldsAllowed(allowedFields(await requireGrantsOnEntry(kysely, table, grants, row)), written);
}
