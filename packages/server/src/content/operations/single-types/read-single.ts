import { readRow } from '../../read/read-rows.ts';
import { readWholeEntry } from '../../read/read-entry-parts.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import type { VersionedEntry } from '../entries/read-entry.ts';
import { readerFor, type OperationContext } from '../operation-context.ts';
import { singleEntryId, type SingleCall } from './find-single.ts';

/** The entry of a single type, its relations as entries; throws 404 until it exists in that locale. */
export async function readSingle(context: OperationContext, call: SingleCall): Promise<VersionedEntry> {
  // Parse
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'read', table);

  // Query and authorize
  const id = await singleEntryId(context, call);
  const reader = readerFor(context, call.permissions);
  const row = id === null ? undefined : await readRow(context.storage, reader.kysely, table, id);
  if (!row) throw notFound();
  const matching = await requireGrantsOnEntry(reader.kysely, table, grants, row);

  // Present
  const shown = { grants: matching, detail: 'entries' } as const;
  return { entry: await readWholeEntry(reader, table, row, shown), version: row.version };
}
