import { isRecord } from '@admin/content-model';
import { AppError } from '../../../errors/app-error.ts';
import { storedComponents } from '../../read/entry-row.ts';
import { readRow } from '../../read/read-rows.ts';
import { allowedFields } from '../../permissions/allowed-fields.ts';
import { requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import { notFound, requestedTable } from '../../storage/content-storage.ts';
import { allowedValues } from '../../write/draft/allowed-values.ts';
import { copyWith } from '../../write/draft/copy-with.ts';
import { copied, storedValues } from '../../write/draft/entry-values.ts';
import { yieldIfLarge } from '../../write/yield-if-large.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import { createEntry } from './create-entry.ts';
import { prohibitedFields } from './prohibited-fields.ts';
import { entryId, type VersionedEntry } from './read-entry.ts';

/**
 * Creates a copy of an entry, with what `body` sets otherwise; see `copyWith` for components and relations in it. The
 * actor copies only what they may read.
 */
export async function cloneEntry(
  context: OperationContext,
  call: EntryCall & { readonly id: unknown; readonly body: unknown },
): Promise<VersionedEntry> {
  // Parse
  const { storage, database } = context;
  const table = requestedTable(storage, call.uid);
  const grants = requireGrants(call.permissions, 'read', table);
  requireGrants(call.permissions, 'create', table);
  const row = await readRow(storage, database.kysely, table, entryId(call.id));
  if (!row) throw notFound();

  // Authorize
  const readable = await requireGrantsOnEntry(database.kysely, table, grants, row);
  const stored = await storedValues(database.kysely, storage, table, row);
  const values = stored(copied);
  const items = table.nested.reduce((total, { column }) => total + storedComponents(row[column]).length, 0);
  await yieldIfLarge(items);
  const original = allowedValues(storage, table, values, allowedFields(readable));

  // Write
  const sent = isRecord(call.body) ? call.body : {};
  const body = copyWith(storage, table.contentType.attributes, original, sent);
  await yieldIfLarge(items);
  return createEntry(context, { permissions: call.permissions, uid: call.uid, body, locale: row.locale });
}

/** Clones an entry as it is; refused for content types with fields that a copy cannot have. */
export async function autoCloneEntry(
  context: OperationContext,
  call: EntryCall & { readonly id: unknown },
): Promise<VersionedEntry> {
  const table = requestedTable(context.storage, call.uid);
  requireGrants(call.permissions, 'create', table);
  const prohibited = prohibitedFields(table.contentType.attributes, context.storage.schemas);
  if (prohibited.length > 0) {
    throw new AppError({
      name: 'BadRequestError',
      status: 400,
      code: 'CLONE_NEEDS_CHANGES',
      message:
        'Entity could not be cloned as it has unique and/or relational fields. Please edit those fields manually and save to complete the cloning.',
      details: { prohibitedFields: prohibited },
    });
  }
  return cloneEntry(context, { ...call, body: {} });
}
