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

/** What telling of files takes. */
export type TellingServices = Pick<PluginContext, 'events'>;

/** Tells of what happens to files in one transaction. */
export interface FileChanges {
  /** Lets those who record the change write in its transaction. Rejects as they do. */
  readonly record: (transaction: DatabaseTransaction, rows: readonly Selectable<FileRow>[]) => Promise<void>;
  /** Tells of what was recorded, once it is stored for good. */
  readonly emit: () => void;
}

/** Begins to tell of what is about to happen to files; puts nothing together where nobody listens. */
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
