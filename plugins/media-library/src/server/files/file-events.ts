import {
  fileUid,
  type DatabaseTransaction,
  type FileEvent,
  type FileEventName,
  type PluginContext,
} from '@admin/server';
import type { Selectable } from 'kysely';
import { presentFile } from '../rows/file-rows.ts';
import type { FileRow } from '../rows/tables.ts';

/** The services that publishing events of files needs. */
export type TellingServices = Pick<PluginContext, 'events'>;

/** Publishes the events of files that one transaction changes. */
export interface FileChanges {
  /** Records the events inside the transaction. Rejects when recording fails. */
  readonly record: (transaction: DatabaseTransaction, rows: readonly Selectable<FileRow>[]) => Promise<void>;
  /** Publishes the recorded events after the commit. */
  readonly emit: () => void;
}

/** Creates a publisher for a change of files; composes no event without a listener. */
export async function fileEvents({ events }: TellingServices, name: FileEventName): Promise<FileChanges> {
  const isWanted = await events.wanted(name);
  let emitted: readonly FileEvent[] = [];
  return {
    async record(transaction, rows) {
      if (!isWanted || rows.length === 0) return;
      emitted = rows.map((row) => ({ uid: fileUid, id: row.id, file: presentFile(row) }));
      await events.record(name, emitted, transaction);
    },
    emit() {
      for (const event of emitted) events.emit(name, event);
    },
  };
}
