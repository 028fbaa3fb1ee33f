import { AppError } from '../../../errors/app-error.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import type { EntryWrite } from '../../write/entry-write.ts';
import { invalidEntry } from '../../write/rules/invalid-entry.ts';
import { updateEntry } from '../../write/write-entry.ts';
import { brokenPublishRules, publicationEvents, type PublishDirection } from '../entries/publish-rules.ts';
import { entryId, type VersionedEntry } from '../entries/read-entry.ts';
import { entryToWrite, presentRow, writeTransaction } from '../entries/write-context.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import { hasState, publishable } from './publication.ts';

/** The entry to publish or unpublish; `ifMatch` is the `If-Match` header. */
type PublishCall = EntryCall & { readonly id: unknown; readonly ifMatch?: string | undefined };

/** Publishes an entry that passes all rules. @throws AppError ENTRY_INVALID, ALREADY_PUBLISHED (400) */
export function publishEntry(context: OperationContext, call: PublishCall): Promise<VersionedEntry> {
  return setPublished(context, call, 'publish');
}

/** Turns a published entry back into a draft. @throws AppError ALREADY_DRAFT (400) */
export function unpublishEntry(context: OperationContext, call: PublishCall): Promise<VersionedEntry> {
  return setPublished(context, call, 'unpublish');
}

async function setPublished(
  context: OperationContext,
  call: PublishCall,
  direction: PublishDirection,
): Promise<VersionedEntry> {
  // Parse
  const { permissions } = call;
  const { table, grants } = publishable(context, call);
  const id = entryId(call.id);

  return writeTransaction(
    context,
    { table, permissions, event: publicationEvents[direction] },
    async (write) => {
      // Authorize
      const { row } = await entryToWrite(write, { id, grants, ifMatch: call.ifMatch });
      if (hasState(row, direction)) throw alreadyInState(direction);

      // Validate and write
      const errors = direction === 'publish' ? await brokenPublishRules(write, row) : [];
      if (errors.length > 0) throw invalidEntry(errors);
      await write.beforeStored(row);
      const written = await writePublished(write, row, direction);
      await write.announce(written);

      // Present
      return presentRow(write, written);
    },
  );
}

function alreadyInState(direction: PublishDirection): AppError {
  const state = direction === 'publish' ? 'published' : 'draft';
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: direction === 'publish' ? 'ALREADY_PUBLISHED' : 'ALREADY_DRAFT',
    message: `already.${state}`,
  });
}

function writePublished(write: EntryWrite, row: EntryRow, direction: PublishDirection): Promise<EntryRow> {
  const publishedAt = direction === 'publish' ? write.at : null;
  return updateEntry(write, row, { scalars: [], nested: [], links: [] }, { publishedAt });
}
