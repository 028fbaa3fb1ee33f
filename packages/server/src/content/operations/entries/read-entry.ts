import type { Entry } from '@admin/content-model';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { readWholeEntry, type RelationDetail } from '../../read/read-entry-parts.ts';
import { readRow } from '../../read/read-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import { readerFor, type EntryCall, type OperationContext } from '../operation-context.ts';

/** An entry with the version that its `ETag` names. */
export interface VersionedEntry {
  readonly entry: Entry;
  readonly version: number;
}

/** An entry by its id, before validation. */
export interface EntryByIdCall extends EntryCall {
  readonly id: unknown;
}

type ReadCall = EntryByIdCall & {
  /** The presentation of relations. @default 'counts' */
  readonly detail?: RelationDetail;
};

/** Returns an entry, from the cache if nothing was written since it was read. */
export async function readEntry(context: OperationContext, call: ReadCall): Promise<VersionedEntry> {
  const { name } = call.permissions;
  const key =
    name === undefined
      ? null
      : JSON.stringify(['entry', name, call.uid, entryId(call.id), call.detail ?? 'counts']);
  return context.responses.get(
    key,
    () => readUncached(context, call),
    ({ entry }) => entry,
  );
}

async function readUncached(context: OperationContext, call: ReadCall): Promise<VersionedEntry> {
  // Parse
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'read', table);
  const id = entryId(call.id);

  // Read and authorize
  const reader = readerFor(context, call.permissions);
  const row = await readRow(context.storage, reader.kysely, table, id);
  if (!row) throw notFound();
  const matching = await requireGrantsOnEntry(reader.kysely, table, grants, row);

  // Present
  const { detail = 'counts' } = call;
  return {
    entry: await readWholeEntry(reader, table, row, { grants: matching, detail }),
    version: row.version,
  };
}

/** Parses the id of an entry in a path. @throws AppError NOT_FOUND (404) for anything else */
export function entryId(sent: unknown): number {
  const text = typeof sent === 'number' || typeof sent === 'string' ? String(sent) : '';
  if (!/^\d{1,9}$/.test(text)) throw notFound();
  return Number(text);
}
