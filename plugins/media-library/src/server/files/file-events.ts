import {
  changedValues,
  fileUid,
  originOf,
  type ChangeRecord,
  type DatabaseTransaction,
  type FileEvent,
  type FileEventName,
  type PluginContext,
} from '@admin/server';
import type { Selectable } from 'kysely';
import { presentFile } from '../rows/file-rows.ts';
import type { FileRow } from '../rows/tables.ts';

/** The services that publishing events of files needs. */
export type EventServices = Pick<PluginContext, 'events'>;

/** Publishes the events of files that one transaction changes. */
export interface FileChanges {
  /**
   * Records the events and the changes inside the transaction. Rejects when recording fails.
   * @param before the previous rows of changed files, in the same order
   */
  readonly record: (
    transaction: DatabaseTransaction,
    rows: readonly Selectable<FileRow>[],
    before?: readonly Selectable<FileRow>[],
  ) => Promise<void>;
  /** Publishes the recorded events after the commit. */
  readonly emit: () => void;
}

/** The user whose changes are recorded. */
export type Author = Parameters<typeof originOf>[0];

/** Returns the record of a changed file. */
function changeOf(
  action: FileEventName,
  row: Selectable<FileRow>,
  before: Selectable<FileRow> | undefined,
  author: Author,
): ChangeRecord {
  const change = {
    action,
    entity: { type: fileUid, id: row.id, label: row.name },
    origin: originOf(author),
  };
  if (action === 'media.create') return { ...change, after: recordedValues(row) };
  if (before === undefined) return { ...change, before: recordedValues(row) };
  return { ...change, ...changedValues(recordedValues(before), recordedValues(row)) };
}

function recordedValues(row: Selectable<FileRow>) {
  const { name, alternativeText, caption, folderPath, mime, size } = presentFile(row);
  return { name, alternativeText, caption, folderPath, mime, size };
}

/** Creates a publisher for a change of files; composes nothing without a listener or recorder. */
export async function fileEvents(
  { events }: EventServices,
  name: FileEventName,
  author: Author,
): Promise<FileChanges> {
  const isWanted = await events.wanted(name);
  let emitted: readonly FileEvent[] = [];
  return {
    async record(transaction, rows, before) {
      await events.recordChange(transaction.kysely, () =>
        rows.map((row, index) => changeOf(name, row, before?.[index], author)),
      );
      if (!isWanted || rows.length === 0) return;
      emitted = rows.map((row) => ({ uid: fileUid, id: row.id, file: presentFile(row) }));
      await events.record(name, emitted, transaction);
    },
    emit() {
      for (const event of emitted) events.emit(name, event);
    },
  };
}
