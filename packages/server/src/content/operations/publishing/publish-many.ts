import { requireGrantsOnAll } from '../../permissions/entry-grants.ts';
import { notFound } from '../../storage/content-storage.ts';
import type { EntryWrite } from '../../write/entry-write.ts';
import { invalidEntry } from '../../write/rules/invalid-entry.ts';
import { changePublication } from '../../write/store-row.ts';
import { entryStates, type EntryState } from '../entries/entry-states.ts';
import { inChunks } from '../entries/in-chunks.ts';
import { selectedEntries, type BulkCall, type BulkProgress } from '../entries/selected-entries.ts';
import { writeTransaction } from '../entries/write-context.ts';
import type { OperationContext } from '../operation-context.ts';
import type { DatabaseConnection } from '../../../database/database.ts';
import { judgeEntries } from './judge-entries.ts';
import {
  isThere,
  publicationEvents,
  publishable,
  type Publishable,
  type PublishDirection,
} from './publishable.ts';

/** Entries that one statement changes: short enough that readers do not notice it. */
const chunkSize = 200;

/** How many entries were changed. */
export interface ChangedEntries {
  readonly count: number;
}

/** What is asked of entries that are to be published together. */
interface Publication extends Publishable {
  readonly direction: PublishDirection;
}

/** Publishes several entries, all or none; counts those that were not published before. */
export function publishEntries(context: OperationContext, call: BulkCall): Promise<ChangedEntries> {
  return setPublishedMany(context, call, 'publish');
}

/** Takes several entries back to being drafts, all or none; counts those that were published before. */
export function unpublishEntries(context: OperationContext, call: BulkCall): Promise<ChangedEntries> {
  return setPublishedMany(context, call, 'unpublish');
}

/**
 * The rules, which take the time, judge the entries before the transaction begins and note the versions that they saw;
 * in it only what has another version by then is judged again, so that other writers wait no longer than the writing
 * itself takes.
 */
async function setPublishedMany(
  context: OperationContext,
  call: BulkCall,
  direction: PublishDirection,
): Promise<ChangedEntries> {
  // Parse
  const { permissions } = call;
  const { database } = context;
  const { table, grants } = publishable(context, call);
  const selected = await selectedEntries(context, table, call);
  const publication = { table, grants, direction };
  const told = (step: BulkProgress['step'], total: number) => (done: number) => {
    call.onProgress?.({ step, done, total });
  };

  // Authorize and validate
  const meant = await selected(database.background, { isLocked: false });
  const before = await waitingEntries(context, database.kysely, publication, { ids: meant, isLocked: false });
  const outside = { storage: context.storage, kysely: database.kysely };
  const onJudged = told('judging', before.length);
  const versions = await requireComplete(outside, publication, before, onJudged);

  return writeTransaction(
    context,
    { table, permissions, event: publicationEvents[direction], isLong: 'matching' in call },
    async (write) => {
      // Authorize and validate what has changed since
      const isLocked = true;
      const now = await selected(write.kysely, { isLocked });
      const waiting = await waitingEntries(context, write.kysely, publication, { ids: now, isLocked });
      const changed = waiting.filter(({ id, version }) => versions.get(id) !== version);
      await requireComplete(write, publication, changed);

      const ids = waiting.map(({ id }) => id);
      await write.beforeAll(ids);

      // Write
      const onChanged = told('changing', ids.length);
      let changedSoFar = 0;
      for (const chunk of inChunks(ids, chunkSize)) {
        await changePublication(write, chunk, direction === 'publish' ? write.at : null);
        await write.announceAll(chunk);
        onChanged((changedSoFar += chunk.length));
      }
      return { count: ids.length };
    },
  );
}

/** Those of the entries that are not there yet; throws 404 and 403. */
async function waitingEntries(
  { storage, database }: OperationContext,
  kysely: DatabaseConnection,
  { table, grants, direction }: Publication,
  { ids, isLocked }: { readonly ids: readonly number[]; readonly isLocked: boolean },
): Promise<readonly EntryState[]> {
  const states = await entryStates({ kysely, storage }, table, ids, { isLocked });
  if (states.length < ids.length) throw notFound();
  await requireGrantsOnAll(kysely, database, { table, grants }, ids);
  return states.filter((state) => !isThere(state, direction));
}

/** Throws 400 with what keeps entries from being public; gives the versions of those that can be. */
async function requireComplete(
  { storage, kysely }: Pick<EntryWrite, 'storage' | 'kysely'>,
  { table, direction }: Publication,
  entries: readonly EntryState[],
  onJudged?: (done: number) => void,
): Promise<ReadonlyMap<number, number>> {
  if (direction === 'unpublish') return new Map(entries.map(({ id, version }) => [id, version]));
  const ids = entries.map(({ id }) => id);
  const { versions, errors } = await judgeEntries(kysely, storage, table, {
    ids,
    ...(onJudged && { onJudged }),
  });
  if (errors.length > 0) throw invalidEntry(errors);
  return versions;
}
