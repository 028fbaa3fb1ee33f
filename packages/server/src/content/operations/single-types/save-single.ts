import { requestedTable } from '../../storage/content-storage.ts';
import { createEntry } from '../entries/create-entry.ts';
import type { VersionedEntry } from '../entries/read-entry.ts';
import { updateEntry } from '../entries/update-entry.ts';
import type { OperationContext } from '../operation-context.ts';
import { anyTranslationId, singleEntryId, type SingleCall } from './find-single.ts';

/** Creates or changes the entry of a single type in one locale; a second locale joins the first by itself. */
export async function saveSingle(
  context: OperationContext,
  call: SingleCall & { readonly body: unknown; readonly ifMatch?: string | undefined },
): Promise<VersionedEntry> {
  const table = requestedTable(context.storage, call.uid);
  const id = await singleEntryId(context, call);
  if (id !== null) return updateEntry(context, { ...call, id });
  const relatedEntityId = await anyTranslationId(context, table);
  return createEntry(context, { ...call, relatedEntityId });
}
