import type { DatabaseTransaction } from '../database/index.ts';
import { markLogged } from '../errors/logged-errors.ts';
import type { Logger } from '../logger.ts';
import type { EntryHookName } from './server-events.ts';
import { describeFailure, withinTime } from './time-limit.ts';

/** Values by the names of attributes. */
export type EntryValues = Readonly<Record<string, unknown>>;

/** A change of an entry before it is written. */
export interface EntryChange {
  /** The uid of its content type. */
  readonly uid: string;
  /** Null for a new entry, and for a batch of an import. */
  readonly id: number | null;
  /** The locale of the entry; null for types without locales, and for a batch of an import. */
  readonly locale: string | null;
  /**
   * In the form of a request body: the values to write on `entry.create` and `entry.update`, the stored values of the
   * entry without passwords on `entry.publish`, `entry.unpublish` and `entry.delete`; empty on `entry.import`.
   */
  readonly values: EntryValues;
  /** The id of the user; null for the server itself. */
  readonly actorId: number | null;
}

/**
 * Handles a change in its transaction. An error rolls the change back; returned values are merged into those of the change.
 */
export type EntryHook = (
  change: EntryChange,
  transaction: DatabaseTransaction,
) => Promise<EntryValues | undefined>;

/** Throws for values that a hook of an owner must not set. */
export type AcceptValues = (values: EntryValues, owner: string) => void;

interface RegisteredHook {
  readonly owner: string;
  /** Uids of the content types for which it runs; all when absent. */
  readonly types: ReadonlySet<string> | undefined;
  readonly hook: EntryHook;
}

/** The hooks of plugins on changes of entries. */
export interface EntryHooks {
  add(event: EntryHookName, hook: RegisteredHook): void;
  /** Returns whether an event of a content type has hooks. */
  has(event: EntryHookName, uid: string): boolean;
  /** Runs the hooks in sequence. Each receives the values with those of earlier hooks. */
  run(
    event: EntryHookName,
    change: EntryChange,
    transaction: DatabaseTransaction,
    accept?: AcceptValues,
  ): Promise<EntryValues>;
}

/** Milliseconds that a hook may take. In SQLite, a transaction blocks all other writes. */
const hookTimeout = 5000;

/** Creates the hooks on entries. Failures are logged with the id of the plugin. */
export function createEntryHooks(logger: Logger): EntryHooks {
  const hooks = new Map<EntryHookName, RegisteredHook[]>();
  const of = (event: EntryHookName, uid: string) =>
    (hooks.get(event) ?? []).filter(({ types }) => types === undefined || types.has(uid));

  return {
    add(event, hook) {
      hooks.set(event, [...(hooks.get(event) ?? []), hook]);
    },
    has: (event, uid) => hooks.size > 0 && of(event, uid).length > 0,
    async run(event, change, transaction, accept) {
      let set: EntryValues = {};
      for (const { owner, hook } of of(event, change.uid)) {
        try {
          const values = { ...change.values, ...set };
          const work = () => hook({ ...change, values }, transaction);
          const given = await withinTime(hookTimeout, `A hook of ${owner}`, work);
          if (given !== undefined) accept?.(given, owner);
          set = { ...set, ...given };
        } catch (error) {
          // A refusal concerns the user who writes the entry, any other error the author of the plugin.
          const isRefusal = error instanceof Error && 'code' in error && error.code === 'ENTRY_INVALID';
          logger[isRefusal ? 'debug' : 'error'](
            { err: error, event, plugin: owner },
            `before hook of ${owner} ${isRefusal ? 'refused a change' : describeFailure(error)}`,
          );
          if (!isRefusal) markLogged(error, owner);
          throw error;
        }
      }
      return set;
    },
  };
}
