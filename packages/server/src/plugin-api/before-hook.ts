import type { Kysely } from 'kysely';
import { invalidEntry, validationDetail } from '../content/write/rules/invalid-entry.ts';
import type { DynamicTables } from '../database/index.ts';
import type { AppError, FaultText } from '../errors/app-error.ts';
import type { EntryChange, EntryValues } from '../events/entry-hooks.ts';
import type { EntryHookName } from '../events/server-events.ts';
import type { PluginContext } from './plugin-context.ts';

/** Changes whose values a hook can set. */
type ValuedEvent = 'entry.create' | 'entry.update' | 'entry.import';

/** The context of a hook. */
export interface BeforeHookContext {
  /** The transaction of the change; writes to it are committed or rolled back with the change. */
  readonly transaction: Kysely<DynamicTables>;
  readonly server: PluginContext;
}

/** A hook that runs before entries are written. */
export interface BeforeHook {
  readonly event: EntryHookName;
  /** Uids of the content types for which it runs; all when absent. */
  readonly types?: readonly string[];
  readonly run: (change: EntryChange, context: BeforeHookContext) => unknown;
}

/** The result of a hook: values for events that have some, otherwise none. */
type HookResult<Event extends EntryHookName> = Event extends ValuedEvent ? EntryValues | void : void;

/**
 * Declares a hook that runs in the transaction of a change, before it is written:
 * `before('entry.create', ({ values }) => ({ slug: slugOf(values.title) }), { types: ['api::note.note'] })`.
 * Returned values are written as if the client had sent them, and validated by the rules of the content type. A hook
 * refuses a change by throwing `refuseEntry(…)`; any other error also rolls the change back and is logged with the plugin's
 * id. A hook before `entry.import` runs once per batch of an import, and sets managed attributes of all entries of the batch.
 * A hook may take five seconds. Read and write entries through `transaction`: operations of `server.content` use separate
 * transactions, which wait for this one.
 */
export function before<Event extends EntryHookName>(
  event: Event,
  run: (change: EntryChange, context: BeforeHookContext) => HookResult<Event> | Promise<HookResult<Event>>,
  { types }: { readonly types?: readonly string[] } = {},
): BeforeHook {
  return Object.freeze({ event, run, ...(types && { types }) });
}

/** A fault of a change, at an attribute. */
export interface EntryFault {
  /** The path of the value, from attributes and indexes: `['blocks', 0, 'title']`. */
  readonly path: readonly (string | number)[];
  /** In English, for API clients and for panels without `text`. */
  readonly message: string;
  /** The message that the panel shows instead, in its language. @default none */
  readonly text?: FaultText;
}

/** Creates the error of a refused change: 400, with each fault at its field. */
export function refuseEntry(faults: readonly EntryFault[]): AppError {
  return invalidEntry(
    faults.map(({ path, message, text }) => ({ ...validationDetail(path, message), ...(text && { text }) })),
  );
}
