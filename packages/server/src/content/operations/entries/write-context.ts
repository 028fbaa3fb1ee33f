import { letOthersRun } from '../../../event-loop.ts';
import type { Entry } from '@admin/content-model';
import type { DatabaseTransaction } from '../../../database/database.ts';
import type { EntryChange, EntryValues } from '../../../events/entry-hooks.ts';
import type { EntryEvent, EntryEventName } from '../../../events/server-events.ts';
import type { ContentPermissions, Grant } from '../../permissions/content-permissions.ts';
import { grantsOnEntry, requireGrantsOnEntry } from '../../permissions/entry-grants.ts';
import type { EntryRow } from '../../read/entry-row.ts';
import { readWholeEntry } from '../../read/read-entry-parts.ts';
import { readRowForUpdate, readRows } from '../../read/read-rows.ts';
import { notFound } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { valuesToValidate } from '../../write/changes/entry-values.ts';
import { inChunks, type EntryWrite } from '../../write/entry-write.ts';
import { requireVersion } from '../../write/entry-version.ts';
import { createEntryRecorder } from '../../write/record-entries.ts';
import { explainUnique } from '../../write/check-unique.ts';
import { timestamp, type OperationContext } from '../operation-context.ts';
import type { VersionedEntry } from './read-entry.ts';

/** Entries in memory at a time. */
const chunkSize = 200;

/** Milliseconds of hooks on several entries before other requests run. */
const maxTurn = 5;

/** The table, actor and event of a write. */
export interface WriteCall {
  readonly table: EntryTable;
  readonly permissions: ContentPermissions;
  readonly event: EntryEventName;
  /** A second event of each announced entry, such as the publication of a new one. */
  readonly also?: EntryEventName | undefined;
  /** Permits writing thousands of entries. @default false */
  readonly isLong?: boolean;
}

/** A write by an actor, with its hooks and events. */
export interface ActorWrite extends EntryWrite {
  readonly permissions: ContentPermissions;
  /** True if hooks run for this event and content type. */
  readonly isHooked: boolean;
  /** Runs the hooks for one entry; they may reject the write. @returns the values that they set */
  readonly before: (change: Pick<EntryChange, 'id' | 'locale' | 'values'>) => Promise<EntryValues>;
  /** Runs the hooks for a stored entry with its values, without setting any; reads them only if hooks exist. */
  readonly beforeStored: (row: EntryRow) => Promise<void>;
  /** Runs the hooks of the second event for a stored entry, like `beforeStored`. */
  readonly beforeAlso: (row: EntryRow) => Promise<void>;
  /** Runs the hooks for several stored entries, whose values are read in chunks. */
  readonly beforeAll: (ids: readonly number[]) => Promise<void>;
  /** Adds an event for an entry in its current state. */
  readonly announce: (row: EntryRow) => Promise<void>;
  /** Adds events for several entries; their rows are read only if a listener exists. */
  readonly announceAll: (ids: readonly number[]) => Promise<void>;
}

/**
 * Runs a write to one content type in a transaction, marks its counts stale and explains unique violations. Announced
 * entries are recorded in the same transaction and emitted to listeners after the commit.
 */
export async function writeTransaction<Result>(
  context: OperationContext,
  { table, permissions, event, also, isLong = false }: WriteCall,
  work: (write: ActorWrite) => Promise<Result>,
): Promise<Result> {
  const { storage, database, events, hooks } = context;
  const isHooked = hooks.has(event, table.uid);
  const announced = await wantedEvents(events, also === undefined ? [event] : [event, also]);
  const run = async (transaction: DatabaseTransaction): Promise<Result> => {
    transaction.touch(table.table);
    transaction.touch('links');
    const recorder = createEntryRecorder(context, table, permissions, transaction);
    const write = {
      kysely: transaction.kysely,
      storage,
      table,
      permissions,
      at: timestamp(context),
      recorder,
    };
    const announce = async (row: EntryRow): Promise<void> => {
      if (announced.size === 0) return;
      const entry = await publicEntry({ ...write, permissions: context.publicPermissions }, row);
      for (const changes of announced.values()) changes.push({ uid: table.uid, id: row.id, entry });
    };
    const runHooks = (name: EntryEventName, change: Pick<EntryChange, 'id' | 'locale' | 'values'>) => {
      const { actorId } = permissions;
      return hooks.run(name, { ...change, uid: table.uid, actorId }, transaction, (values, owner) =>
        assertSettable(table, values, owner),
      );
    };
    const runStored = async (name: EntryEventName, rows: readonly EntryRow[]): Promise<void> => {
      if (!hooks.has(name, table.uid)) return;
      const valuesOf = await valuesToValidate(write.kysely, storage, table, rows);
      let startedAt = performance.now();
      for (const row of rows) {
        await runHooks(name, { id: row.id, locale: row.locale, values: valuesOf(row) });
        if (performance.now() - startedAt < maxTurn) continue;
        await letOthersRun();
        startedAt = performance.now();
      }
    };
    const outcome = await work({
      ...write,
      isHooked,
      before: async (change) => (isHooked ? runHooks(event, change) : {}),
      beforeStored: (row) => runStored(event, [row]),
      async beforeAlso(row) {
        if (also !== undefined) await runStored(also, [row]);
      },
      async beforeAll(ids) {
        if (!isHooked) return;
        for (const chunk of inChunks(ids, chunkSize)) {
          await runStored(event, await readRows(storage, write.kysely, table, chunk));
        }
      },
      announce,
      async announceAll(ids) {
        if (announced.size === 0) return;
        for (const row of await readRows(storage, write.kysely, table, ids)) await announce(row);
      },
    });
    for (const [name, changes] of announced) {
      if (changes.length > 0) await events.record(name, changes, transaction);
    }
    await recorder?.flush();
    return outcome;
  };
  const result = await explained(table, () => database.transaction(run, { isLong }));
  for (const [name, changes] of announced) for (const change of changes) events.emit(name, change);
  return result;
}

/** Returns an empty list for each event that a listener receives. */
async function wantedEvents(
  events: OperationContext['events'],
  names: readonly EntryEventName[],
): Promise<ReadonlyMap<EntryEventName, EntryEvent[]>> {
  const wanted = new Map<EntryEventName, EntryEvent[]>();
  for (const name of names) if (await events.wanted(name)) wanted.set(name, []);
  return wanted;
}

/**
 * Checks the values that a hook sets.
 * @throws Error for an attribute that does not exist, and for a password, because those are hashed before the
 *   transaction
 */
function assertSettable({ uid, contentType }: EntryTable, values: EntryValues, owner: string): void {
  const { attributes } = contentType;
  for (const name of Object.keys(values)) {
    const attribute = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (attribute === undefined || attribute.type === 'password') {
      throw new Error(`A hook of ${owner} cannot set ${name} of ${uid}.`);
    }
  }
}

async function explained<Result>(table: EntryTable, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw explainUnique(table, error);
  }
}

/** Returns the public part of an entry. */
async function publicEntry(write: Presenting, row: EntryRow): Promise<Entry> {
  const { entry } = await presentRow(write, row);
  const { createdBy: _creator, updatedBy: _editor, ...rest } = entry;
  return rest as Entry;
}

/**
 * Returns the locked row of an entry and the grants that apply to it.
 * @throws AppError NOT_FOUND (404), FORBIDDEN (403), ENTRY_CHANGED (412)
 */
export async function entryToWrite(
  write: EntryWrite,
  wanted: { readonly id: number; readonly grants: readonly Grant[]; readonly ifMatch?: string | undefined },
): Promise<{ readonly row: EntryRow; readonly grants: readonly Grant[] }> {
  const { kysely, storage, table } = write;
  const row = await readRowForUpdate(storage, kysely, table, wanted.id);
  if (!row) throw notFound();
  const grants = await requireGrantsOnEntry(kysely, table, wanted.grants, row);
  await requireVersion(write, row, wanted.ifMatch);
  return { row, grants };
}

type Presenting = Pick<ActorWrite, 'kysely' | 'storage' | 'table' | 'permissions'>;

/** Presents the row of a written entry with the fields that its writer may read. */
export async function presentRow(write: Presenting, row: EntryRow): Promise<VersionedEntry> {
  const { kysely, table, permissions } = write;
  const readable = permissions.grants('read', table.contentType);
  const grants = await grantsOnEntry(kysely, table, readable, row);
  return { entry: await readWholeEntry(write, table, row, { grants }), version: row.version };
}
