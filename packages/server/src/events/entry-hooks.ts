import type { DatabaseTransaction } from '../database/index.ts';
import type { Logger } from '../logger.ts';
import type { EntryEventName } from './server-events.ts';
import { withinTime } from './time-limit.ts';

/** Values by the names of attributes. */
export type EntryValues = Readonly<Record<string, unknown>>;

/** What is about to happen to an entry. */
export interface EntryChange {
  /** Of its content type. */
  readonly uid: string;
  /** Null while it is new. */
  readonly id: number | null;
  /** Its language; null where its type has none. */
  readonly locale: string | null;
  /** What is to be written, in the form of a request's body; empty where nothing of it is written. */
  readonly values: EntryValues;
  /** Whoever does it; null for the server itself. */
  readonly actorId: number | null;
}

/**
 * Looks at a change in its transaction. What it throws takes the change back; what it gives is written in place of, or
 * beside, the values of the change.
 */
export type EntryHook = (
  change: EntryChange,
  transaction: DatabaseTransaction,
) => Promise<EntryValues | undefined>;

/** Throws for values that a hook of that owner must not set. */
export type AcceptValues = (values: EntryValues, owner: string) => void;

interface RegisteredHook {
  readonly owner: string;
  /** Uids of the content types that it is about; all when absent. */
  readonly types: ReadonlySet<string> | undefined;
  readonly hook: EntryHook;
}

/** The hooks of plugins on changes of entries. */
export interface EntryHooks {
  add(event: EntryEventName, hook: RegisteredHook): void;
  /** Whether anybody looks at such changes of entries of that type: asked before anything is done for it. */
  has(event: EntryEventName, uid: string): boolean;
  /** Shows a change to all of them, one after the other; each sees what those before it made of the values. */
  run(
    event: EntryEventName,
    change: EntryChange,
    transaction: DatabaseTransaction,
    accept?: AcceptValues,
  ): Promise<EntryValues>;
}

/** How long others wait for one hook at most, in milliseconds: on the embedded database a change holds up the next. */
const hookTimeout = 5000;

/** Keeps the hooks on entries. One that fails is logged in its plugin's name. */
export function createEntryHooks(logger: Logger): EntryHooks {
  const hooks = new Map<EntryEventName, RegisteredHook[]>();
  const of = (event: EntryEventName, uid: string) =>
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
          // What is wrong with an entry is for whoever writes it; anything else is for the plugin's author.
          const isRefusal = error instanceof Error && 'code' in error && error.code === 'ENTRY_INVALID';
          logger[isRefusal ? 'debug' : 'error'](
            { err: error, event, plugin: owner },
            isRefusal ? `before hook of ${owner} refused a change` : `before hook of ${owner} threw`,
          );
          throw error;
        }
      }
      return set;
    },
  };
}
