import type { Kysely } from 'kysely';
import type { DynamicTables } from '../database/index.ts';
import type { ChangeRecord } from '../events/change-record.ts';
import type { PluginContext } from './plugin-context.ts';

/** The context of a recorder. */
export interface RecorderContext {
  /** The transaction of the changes: what is written here is stored with them, or rolled back with them. */
  readonly transaction: Kysely<DynamicTables>;
  readonly server: PluginContext;
}

/** A change recorder as a plugin lists it. */
export interface ListedRecorder {
  readonly record: (changes: readonly ChangeRecord[], context: RecorderContext) => Promise<void> | void;
}

/**
 * Declares a recorder of changes: `defineRecorder((changes, { transaction }) => …)`. It receives every change of
 * content, files, users, roles, settings and the entities of plugins, and every sign-in, inside the transaction of the
 * change; bulk operations call it once per batch. An error, or more than five seconds, rolls the change back and is
 * logged with the plugin's id. Without any recorder, nothing is composed and no statement runs.
 */
export function defineRecorder(record: ListedRecorder['record']): ListedRecorder {
  return Object.freeze({ record });
}
