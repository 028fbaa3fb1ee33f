import { letOthersRun } from '../../../event-loop.ts';
import type { DatabaseConnection } from '../../../database/database.ts';
import type { ValidationDetail } from '../../../errors/app-error.ts';
import { requireGrantsOnAll } from '../../permissions/entry-grants.ts';
import { readRows } from '../../read/read-rows.ts';
import { notFound, type ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { valuesToValidate } from '../../write/changes/entry-values.ts';
import { inChunks, type EntryWrite } from '../../write/entry-write.ts';
import { invalidEntry } from '../../write/rules/invalid-entry.ts';
import { brokenRules } from '../../write/rules/validate-values.ts';
import { changePublication } from '../../write/store-row.ts';
import {
  entryStates,
  type EntryState,
  selectedEntries,
  type BulkCall,
  type BulkProgress,
} from '../entries/bulk-entries.ts';
import { writeTransaction } from '../entries/write-context.ts';
import type { OperationContext } from '../operation-context.ts';
import { publicationEvents, type PublishDirection } from '../entries/publish-rules.ts';
import { hasState, publishable, type Publishable } from './publication.ts';

/** Entries that one statement changes, so that none of them delays readers noticeably. */
const chunkSize = 200;

/** The number of changed entries. */
export interface ChangedEntries {
  readonly count: number;
}

/** A change of publication of several entries. */
interface Publication extends Publishable {
  readonly direction: PublishDirection;
}

/** Publishes several entries, all or none; returns the number of drafts among them. */
export function publishEntries(context: OperationContext, call: BulkCall): Promise<ChangedEntries> {
  return setPublishedMany(context, call, 'publish');
}

/** Turns several entries into drafts, all or none; returns the number of published ones among them. */
export function unpublishEntries(context: OperationContext, call: BulkCall): Promise<ChangedEntries> {
  return setPublishedMany(context, call, 'unpublish');
}

/**
 * Validates the entries before the transaction starts, because validation takes most of the time. The transaction
 * validates only entries whose version has changed since, so that it blocks other writers for the writes alone.
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
  const selectIds = await selectedEntries(context, table, call);
  const publication = { table, grants, direction };
  const progress = (step: BulkProgress['step'], total: number) => (done: number) => {
    call.onProgress?.({ step, done, total });
  };

  // Authorize and validate
  const selectedIds = await selectIds(database.background, { isLocked: false });
  const before = await entriesToChange(context, database.kysely, publication, {
    ids: selectedIds,
    isLocked: false,
  });
  const outside = { storage: context.storage, kysely: database.kysely };
  const onValidated = progress('judging', before.length);
  const versions = await requireComplete(outside, publication, before, onValidated);

  return writeTransaction(
    context,
    { table, permissions, event: publicationEvents[direction], isLong: 'matching' in call },
    async (write) => {
      // Authorize, and validate what has changed since
      const isLocked = true;
      const idsNow = await selectIds(write.kysely, { isLocked });
      const remaining = await entriesToChange(context, write.kysely, publication, { ids: idsNow, isLocked });
      const changed = remaining.filter(({ id, version }) => versions.get(id) !== version);
      await requireComplete(write, publication, changed);

      const ids = remaining.map(({ id }) => id);
      await write.beforeAll(ids);

      // Write
      const onChanged = progress('changing', ids.length);
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

/** Returns the entries that do not have the requested state. @throws AppError NOT_FOUND (404), FORBIDDEN (403) */
async function entriesToChange(
  { storage, database }: OperationContext,
  kysely: DatabaseConnection,
  { table, grants, direction }: Publication,
  { ids, isLocked }: { readonly ids: readonly number[]; readonly isLocked: boolean },
): Promise<readonly EntryState[]> {
  const states = await entryStates({ kysely, storage }, table, ids, { isLocked });
  if (states.length < ids.length) throw notFound();
  await requireGrantsOnAll(kysely, database, { table, grants }, ids);
  return states.filter((state) => !hasState(state, direction));
}

/** Returns the versions of entries that can be published. @throws AppError ENTRY_INVALID (400) with the broken rules */
async function requireComplete(
  { storage, kysely }: Pick<EntryWrite, 'storage' | 'kysely'>,
  { table, direction }: Publication,
  entries: readonly EntryState[],
  onValidated?: (done: number) => void,
): Promise<ReadonlyMap<number, number>> {
  if (direction === 'unpublish') return new Map(entries.map(({ id, version }) => [id, version]));
  const ids = entries.map(({ id }) => id);
  const { versions, errors } = await validateEntries(kysely, storage, table, {
    ids,
    ...(onValidated && { onValidated }),
  });
  if (errors.length > 0) throw invalidEntry(errors);
  return versions;
}

/** Reported errors: editors fix the first ones and publish again. */
const maxReportedErrors = 50;

/** Entries in memory at a time: reading more of them takes longer than `maxTurn`. */
const validationChunkSize = 50;

/** Milliseconds of validation before other requests run. */
const maxTurn = 5;

/** The result of validating entries for publication. */
interface ValidatedEntries {
  /** The validated versions, by entry id. */
  readonly versions: ReadonlyMap<number, number>;
  /** The first 50 broken rules. */
  readonly errors: readonly ValidationDetail[];
}

/** Validates stored entries in chunks, and lets other requests run in between. */
async function validateEntries(
  kysely: DatabaseConnection,
  storage: ContentStorage,
  table: EntryTable,
  { ids, onValidated }: { readonly ids: readonly number[]; readonly onValidated?: (done: number) => void },
): Promise<ValidatedEntries> {
  const versions = new Map<number, number>();
  const errors: ValidationDetail[] = [];
  for (const chunk of inChunks(ids, validationChunkSize)) {
    const rows = await readRows(storage, kysely, table, chunk);
    const valuesOf = await valuesToValidate(kysely, storage, table, rows);
    await letOthersRun();
    let startedAt = performance.now();
    for (const row of rows) {
      const circumstances = { mode: 'update', draft: false, id: row.id } as const;
      errors.push(...brokenRules(storage, table, valuesOf(row), circumstances));
      versions.set(row.id, row.version);
      if (errors.length >= maxReportedErrors) return { versions, errors: errors.slice(0, maxReportedErrors) };
      if (performance.now() - startedAt < maxTurn) continue;
      await letOthersRun();
      startedAt = performance.now();
    }
    onValidated?.(versions.size);
  }
  return { versions, errors };
}
