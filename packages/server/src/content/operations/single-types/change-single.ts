import { deleteEntry } from '../entries/delete-entries.ts';
import type { VersionedEntry } from '../entries/read-entry.ts';
import type { OperationContext } from '../operation-context.ts';
import { countDraftRelations } from '../publishing/count-draft-relations.ts';
import { publishEntry, unpublishEntry } from '../publishing/publish-entries.ts';
import type { SingleCall } from './find-single.ts';
import { onSingle } from './on-single.ts';

/** A change of the only entry of a single type. */
export interface SingleChangeCall extends SingleCall {
  /** The `If-Match` header: the change is refused with 412 when the entry has another version by now. */
  readonly ifMatch?: string | undefined;
}

/** Deletes the entry in one locale; answers it as it was. */
export function deleteSingle(context: OperationContext, call: SingleChangeCall): Promise<VersionedEntry> {
  return onSingle(context, call, 'delete', (id) => deleteEntry(context, { ...call, id }));
}

/** Publishes the entry in one locale. */
export function publishSingle(context: OperationContext, call: SingleChangeCall): Promise<VersionedEntry> {
  return onSingle(context, call, 'publish', (id) => publishEntry(context, { ...call, id }));
}

/** Takes the entry in one locale back to being a draft. */
export function unpublishSingle(context: OperationContext, call: SingleChangeCall): Promise<VersionedEntry> {
  return onSingle(context, call, 'publish', (id) => unpublishEntry(context, { ...call, id }));
}

/** How many relations of the entry in one locale lead to drafts. */
export function countDraftRelationsOfSingle(context: OperationContext, call: SingleCall): Promise<number> {
  return onSingle(context, call, 'read', (id) => countDraftRelations(context, { ...call, id }));
}
