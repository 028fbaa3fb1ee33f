import type { Kysely } from 'kysely';
import type { DatabaseTransaction, DynamicTables } from '../database/index.ts';
import type { Logger } from '../logger.ts';
import type { ChangeRecorder, ChangeRecorders } from './change-record.ts';
import { isSilent } from './circumstances.ts';
import type { EventName, RecordedEventName, RecordedEvents, ServerEvents } from './server-events.ts';
import { withinTime } from './time-limit.ts';

/** Hears of something that happened. A promise that it returns is not waited for; when it rejects, that is logged. */
export type Listener<Name extends EventName> = (event: ServerEvents[Name]) => unknown;

/**
 * Writes something down together with a change of entries or files: in its transaction, so that both are stored or
 * neither. Is given those of the transaction at once, in their order.
 */
export type Recorder<Name extends RecordedEventName> = (
  events: readonly RecordedEvents[Name][],
  transaction: DatabaseTransaction,
) => Promise<void>;

/** How somebody listens. */
export interface ListenerOptions {
  /** Whether the listener has a use for the event at the moment. @default always */
  readonly wanted?: () => Promise<boolean>;
  /** The plugin that listens, named where its listener fails. @default the server itself */
  readonly owner?: string;
}

/** Tells the rest of the process what happens. */
export interface EventBus extends ChangeRecorders {
  /** Tells of what is stored for good; a failing listener harms nobody else. */
  emit<Name extends EventName>(name: Name, event: ServerEvents[Name]): void;
  /** Lets those who record a change write in its transaction. Rejects as they do: the change is then taken back. */
  record<Name extends RecordedEventName>(
    name: Name,
    events: readonly RecordedEvents[Name][],
    transaction: DatabaseTransaction,
  ): Promise<void>;
  /** Listens after the fact. Returns a function that ends the subscription. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>, options?: ListenerOptions): () => void;
  /** Records before a change is committed. Returns a function that ends the subscription. */
  beforeCommit<Name extends RecordedEventName>(
    name: Name,
    recorder: Recorder<Name>,
    options?: ListenerOptions,
  ): () => void;
  /** Whether anybody wants to hear it at the moment: asked before an event that takes work is put together. */
  wanted(name: EventName): Promise<boolean>;
  /** Adds a recorder of all changes. Returns a function that removes it. */
  addChangeRecorder(recorder: ChangeRecorder, options?: Pick<ListenerOptions, 'owner'>): () => void;
}

interface Subscription<Call> extends ListenerOptions {
  readonly call: Call;
}

/** Events that somebody should look at. */
const levels: { readonly [Name in EventName]?: 'warn' } = { 'session.reused': 'warn' };

/** What the log keeps of an event: of an entry or a file only which one. */
function logged(event: ServerEvents[EventName]): object {
  if (!('entry' in event || 'file' in event)) return event;
  const { uid, id } = event;
  return { uid, id };
}

/** Keeps who listens to what. */
function subscriptionsOf<Call>() {
  const all = new Map<EventName, Set<Subscription<Call>>>();
  return {
    to: (name: EventName): Iterable<Subscription<Call>> => all.get(name) ?? [],
    add(name: EventName, subscription: Subscription<Call>): () => void {
      const others = all.get(name) ?? new Set();
      all.set(name, others.add(subscription));
      return () => {
        others.delete(subscription);
      };
    },
  };
}

/** Milliseconds that a recorder may take: a transaction blocks other writes. */
const recorderTimeout = 5000;

/** Creates the registry of change recorders, which do nothing while none is registered. */
function createChangeRecorders(
  logger: Logger,
): Pick<EventBus, 'isRecording' | 'recordChange' | 'addChangeRecorder'> {
  const recorders = new Set<{ readonly recorder: ChangeRecorder; readonly owner: string }>();
  const isRecording = (): boolean => recorders.size > 0 && !isSilent();
  return {
    isRecording,
    async recordChange<Tables>(
      transaction: Kysely<Tables>,
      compose: Parameters<EventBus['recordChange']>[1],
    ) {
      if (!isRecording()) return;
      const composed = await compose();
      const changes = 'action' in composed ? [composed] : composed;
      if (changes.length === 0) return;
      for (const { recorder, owner } of recorders) {
        try {
          // Recorders name their own tables.
          const tables = transaction as unknown as Kysely<DynamicTables>;
          await withinTime(recorderTimeout, `A change recorder of ${owner}`, () => recorder(changes, tables));
        } catch (error) {
          logger.error({ err: error, plugin: owner }, `a change recorder of ${owner} failed`);
          throw error;
        }
      }
    },
    addChangeRecorder(recorder, { owner = 'the server' } = {}) {
      const registered = { recorder, owner };
      recorders.add(registered);
      return () => void recorders.delete(registered);
    },
  };
}

export function createEventBus(logger: Logger): EventBus {
  const listeners = subscriptionsOf<(event: never) => unknown>();
  const recorders = subscriptionsOf<(events: never, transaction: DatabaseTransaction) => Promise<void>>();

  const failed = (error: unknown, event: EventName, owner = 'the server'): void =>
    logger.error({ err: error, event, plugin: owner }, `an event listener of ${owner} failed`);

  return {
    ...createChangeRecorders(logger),
    emit(name, event) {
      if (isSilent()) return;
      logger[levels[name] ?? 'info']({ event: name, detail: logged(event) }, name);
      for (const { call, owner } of listeners.to(name)) {
        try {
          const result: unknown = Reflect.apply(call, undefined, [event]);
          Promise.resolve(result).catch((error: unknown) => failed(error, name, owner));
        } catch (error) {
          failed(error, name, owner);
        }
      }
    },
    async record(name, events, transaction) {
      for (const { call, owner } of recorders.to(name)) {
        try {
          await Reflect.apply(call, undefined, [events, transaction]);
        } catch (error) {
          failed(error, name, owner);
          throw error;
        }
      }
    },
    on: (name, listener, options) => listeners.add(name, { ...options, call: listener }),
    beforeCommit: (name, recorder, options) => recorders.add(name, { ...options, call: recorder }),
    async wanted(name) {
      if (isSilent()) return false;
      // Who listens and records has one reason for both, which is asked for once.
      const reasons = new Set([...listeners.to(name), ...recorders.to(name)].map(({ wanted }) => wanted));
      for (const wanted of reasons) if (wanted === undefined || (await wanted())) return true;
      return false;
    },
  };
}

/** The bus as a plugin is given it: what fails of its listeners carries its name. */
export function eventsOf(bus: EventBus, owner: string): EventBus {
  return {
    ...bus,
    on: (name, listener, options) => bus.on(name, listener, { ...options, owner }),
    beforeCommit: (name, recorder, options) => bus.beforeCommit(name, recorder, { ...options, owner }),
    addChangeRecorder: (recorder) => bus.addChangeRecorder(recorder, { owner }),
  };
}
