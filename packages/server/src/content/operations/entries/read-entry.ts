import type { Entry } from '@admin/content-model';
import { readRow } from '../../read/read-rows.ts';
import { readWholeEntry } from '../../read/read-entry-parts.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import { readerFor, type EntryCall, type OperationContext } from '../operation-context.ts';

/** An entry with the version that its `ETag` names. */
export interface VersionedEntry {
  readonly entry: Entry;
  readonly version: number;
}

type EntryOfId = EntryCall & { readonly id: unknown };

/** One entry by its id, relations as counts: as it was given last where nothing was written since. */
export async function readEntry(context: OperationContext, call: EntryOfId): Promise<VersionedEntry> {
  const { name } = call.permissions;
  const key = name === undefined ? null : JSON.stringify(['entry', name, call.uid, entryId(call.id)]);
  return context.responses.get(
    key,
    () => readFresh(context, call),
    ({ entry }) => entry,
  );
}

async function readFresh(context: OperationContext, call: EntryOfId): Promise<VersionedEntry> {
  // Parse
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'read', table);
  const id = entryId(call.id);

  // Query and authorize
  const reader = readerFor(context, call.permissions);
  const row = await readRow(context.storage, reader.kysely, table, id);
  if (!row) throw notFound();
  const matching = await requireGrantsOnEntry(reader.kysely, table, grants, row);

  // Present
  return { entry: await readWholeEntry(reader, table, row, { grants: matching }), version: row.version };
}

/** The id of an entry as it stands in a path; what is no id is not found. */
export function entryId(sent: unknown): number {
  const text = typeof sent === 'number' || typeof sent === 'string' ? String(sent) : '';
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}
