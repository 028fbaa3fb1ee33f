import type { Kysely } from 'kysely';
import { invalidEntry, validationDetail } from '../content/write/rules/invalid-entry.ts';
import type { DynamicTables } from '../database/index.ts';
import type { AppError } from '../errors/app-error.ts';
import type { EntryChange, EntryValues } from '../events/entry-hooks.ts';
import type { EntryEventName } from '../events/server-events.ts';
import type { PluginContext } from './plugin-context.ts';

/** Changes whose values a hook can set. */
type ValuedEvent = 'entry.create' | 'entry.update';

/** What a hook works with beside the change. */
export interface BeforeHookContext {
  /** The transaction of the change: what is written here is stored with it, or taken back with it. */
  readonly transaction: Kysely<DynamicTables>;
  readonly server: PluginContext;
}

/** A hook as a plugin lists it. */
export interface BeforeHook {
  readonly event: EntryEventName;
  /** Uids of the content types that it is about; all when absent. */
  readonly types?: readonly string[];
  readonly run: (change: EntryChange, context: BeforeHookContext) => unknown;
}

/** What a hook may give back: values where there are some, else nothing. */
type Given<Event extends EntryEventName> = Event extends ValuedEvent ? EntryValues | void : void;

/**
 * Looks at changes of entries before they are stored, in their transaction:
 * `before('entry.create', ({ values }) => ({ slug: slugOf(values.title) }), { types: ['api::note.note'] })`.
 * What it gives is written as if it had been sent, and judged by the rules of the content type. It refuses a change by
 * throwing `refuseEntry(…)`; whatever else it throws takes the change back, too, and is logged in the plugin's name.
 * It has five seconds. Entries are read and written through `transaction`: the operations of `server.content` have
 * transactions of their own, which wait for this one.
 */
export function before<Event extends EntryEventName>(
  event: Event,
  run: (change: EntryChange, context: BeforeHookContext) => Given<Event> | Promise<Given<Event>>,
  { types }: { readonly types?: readonly string[] } = {},
): BeforeHook {
  return Object.freeze({ event, run, ...(types && { types }) });
}

/** What is wrong with a change, at the attribute that it is about. */
export interface EntryFault {
  /** Attributes and positions that lead to the value: `['blocks', 0, 'title']`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The answer to a change that a hook refuses: 400, with each fault told at its field. */
export function refuseEntry(faults: readonly EntryFault[]): AppError {
  return invalidEntry(faults.map(({ path, message }) => validationDetail(path, message)));
}
