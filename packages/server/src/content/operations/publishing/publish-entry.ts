import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DatabaseConnection } from '../../../database/database.ts';
import { AppError, type ValidationDetail } from '../../../errors/app-error.ts';
import type { Grant } from '../../permissions/content-permissions.ts';
import { requireGrantsOnAll } from '../../permissions/entry-grants.ts';
import { requireGrants } from '../../permissions/permitted-rows.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { readRows } from '../../read/read-rows.ts';
import { forbidden, requestedTable, notFound, type ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { valuesToValidate } from '../../write/changes/entry-values.ts';
import { inChunks, type EntryWrite } from '../../write/entry-write.ts';
import { invalidEntry } from '../../write/rules/invalid-entry.ts';
import { brokenRules } from '../../write/rules/validate-values.ts';
import { changePublication } from '../../write/store-row.ts';
import { updateEntry } from '../../write/write-entry.ts';
import {
  entryStates,
  type EntryState,
  selectedEntries,
  type BulkCall,
  type BulkProgress,
} from '../entries/bulk-entries.ts';
import { entryId, type VersionedEntry } from '../entries/read-entry.ts';
import { entryToWrite, presentRow, writeTransaction } from '../entries/write-context.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

/** The direction of a change of publication. */
export type PublishDirection = 'publish' | 'unpublish';

/** The event of each direction. */
export const publicationEvents = { publish: 'entry.publish', unpublish: 'entry.unpublish' } as const;

/** A content type whose entries somebody may publish. */
export interface Publishable {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
}

/** The content type that a call names; throws 403 where it has no drafts, or the caller may publish none of it. */
export function publishable(context: OperationContext, call: EntryCall): Publishable {
  const table = requestedTable(context.storage, call.uid);
  const grants = requireGrants(call.permissions, 'publish', table);
  if (!table.draftAndPublish) throw forbidden();
  return { table, grants };
}

/** Returns whether an entry already has the requested state. */
export function isThere(
  { published_at: at }: Pick<EntryRow, 'published_at'>,
  direction: PublishDirection,
): boolean {
  return (at !== null) === (direction === 'publish');
}

/** Which entry is published or taken back; `ifMatch` is the `If-Match` header. */
type PublishCall = EntryCall & { readonly id: unknown; readonly ifMatch?: string | undefined };

/** Publishes an entry; it has to pass all rules. */
export function publishEntry(context: OperationContext, call: PublishCall): Promise<VersionedEntry> {
  return setPublished(context, call, 'publish');
}

/** Turns an entry into a draft again. */
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
  const values = await valuesToValidate(kysely, storage, table, [row]);
  return brokenRules(storage, table, values(row), { mode: 'update', draft: false });
}

function writePublished(write: EntryWrite, row: EntryRow, direction: PublishDirection): Promise<EntryRow> {
  const publishedAt = direction === 'publish' ? write.at : null;
  return updateEntry(write, row, { scalars: [], nested: [], links: [] }, { publishedAt });
}

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
  const progress = (step: BulkProgress['step'], total: number) => (done: number) => {
    call.onProgress?.({ step, done, total });
  };

  // Authorize and validate
  const meant = await selected(database.background, { isLocked: false });
  const before = await waitingEntries(context, database.kysely, publication, { ids: meant, isLocked: false });
  const outside = { storage: context.storage, kysely: database.kysely };
  const onValidated = progress('judging', before.length);
  const versions = await requireComplete(outside, publication, before, onValidated);

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

/** Whoever publishes several entries mends the first of what is wrong and tries again. */
const maxReportedErrors = 50;

/** Entries that are in memory at a time. Reading more of them takes longer than a turn. */
const validationChunkSize = 50;

/** Milliseconds that validation may take before other requests get a turn. */
const maxTurn = 5;

/** What the rules say of entries that are to be public. */
export interface ValidatedEntries {
  /** The versions that were judged, by the ids of the entries. */
  readonly versions: ReadonlyMap<number, number>;
  /** What keeps them from it: the first fifty things. */
  readonly errors: readonly ValidationDetail[];
}

/** Judges entries as they are stored, a few at a time; others have their turn meanwhile. */
export async function validateEntries(
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
    await nextTurn();
    let startedAt = performance.now();
    for (const row of rows) {
      const circumstances = { mode: 'update', draft: false, id: row.id } as const;
      errors.push(...brokenRules(storage, table, valuesOf(row), circumstances));
      versions.set(row.id, row.version);
      if (errors.length >= maxReportedErrors) return { versions, errors: errors.slice(0, maxReportedErrors) };
      if (performance.now() - startedAt < maxTurn) continue;
      await nextTurn();
      startedAt = performance.now();
    }
    onValidated?.(versions.size);
  }
  return { versions, errors };
}
