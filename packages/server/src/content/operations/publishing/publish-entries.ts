import { AppError, type ValidationDetail } from '../../../errors/app-error.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { judgedValues } from '../../write/draft/entry-values.ts';
import type { EntryWrite } from '../../write/entry-write.ts';
import { invalidEntry } from '../../write/rules/invalid-entry.ts';
import { brokenRules } from '../../write/rules/validate-values.ts';
import { updateEntry } from '../../write/write-entry.ts';
import { entryId, type VersionedEntry } from '../entries/read-entry.ts';
import { entryToWrite, presentRow, writeTransaction } from '../entries/write-context.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';
import { isThere, publicationEvents, publishable, type PublishDirection } from './publishable.ts';

/** Which entry is published or taken back; `ifMatch` is the `If-Match` header. */
type PublishCall = EntryCall & { readonly id: unknown; readonly ifMatch?: string | undefined };

/** Publishes an entry, which has to be complete then. */
export function publishEntry(context: OperationContext, call: PublishCall): Promise<VersionedEntry> {
  return setPublished(context, call, 'publish');
}

/** Takes an entry back to being a draft. */
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
      if (isThere(row, direction)) throw alreadyThere(direction);

      // Validate and write
      const errors = direction === 'publish' ? await missingForPublish(write, row) : [];
      if (errors.length > 0) throw invalidEntry(errors);
      await write.before({ id, locale: row.locale, values: {} });
      const written = await writePublished(write, row, direction);
      await write.announce(written);

      // Present
      return presentRow(write, written);
    },
  );
}

function alreadyThere(direction: PublishDirection): AppError {
  const state = direction === 'publish' ? 'published' : 'draft';
  return new AppError({
    name: 'ApplicationError',
    status: 400,
    code: direction === 'publish' ? 'ALREADY_PUBLISHED' : 'ALREADY_DRAFT',
    message: `already.${state}`,
  });
}

async function missingForPublish(
  { kysely, storage, table }: EntryWrite,
  row: EntryRow,
): Promise<readonly ValidationDetail[]> {
  const values = await judgedValues(kysely, storage, table, [row]);
  return brokenRules(storage, table, values(row), { mode: 'update', draft: false });
}

function writePublished(write: EntryWrite, row: EntryRow, direction: PublishDirection): Promise<EntryRow> {
  const publishedAt = direction === 'publish' ? write.at : null;
  return updateEntry(write, row, { scalars: [], nested: [], links: [] }, { publishedAt });
}
