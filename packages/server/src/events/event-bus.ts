import type { Kysely } from 'kysely';
import type { DatabaseTransaction, DynamicTables } from '../database/index.ts';
import type { Logger } from '../logger.ts';
import { createChangeHooks, type ChangeHooks } from './change-hooks.ts';
import type { ChangeRecorder, ChangeRecorders } from './change-record.ts';
import { isSilent } from './event-context.ts';
import type { EventName, RecordedEventName, RecordedEvents, ServerEvents } from './server-events.ts';
import { withinTime } from './time-limit.ts';

/** Handles an event. A returned promise is not awaited; its rejection is logged. */
export type Listener<Name extends EventName> = (event: ServerEvents[Name]) => unknown;

/**
 * Stores events of entries or files in the transaction of the change, so that both are stored or neither. Receives all
 * events of the transaction in order.
 */
export type Recorder<Name extends RecordedEventName> = (
  events: readonly RecordedEvents[Name][],
  transaction: DatabaseTransaction,
) => Promise<void>;

/** The options of a subscription. */
export interface ListenerOptions {
  /** Returns whether the listener currently needs the event. @default always */
  readonly wanted?: () => Promise<boolean>;
  /** The plugin of the listener, for log messages. @default the server itself */
  readonly owner?: string;
}

/** Publishes events inside this process. */
export interface EventBus extends ChangeRecorders, ChangeHooks {
  /** Publishes an event after the commit. The failure of a listener does not affect the others. */
  emit<Name extends EventName>(name: Name, event: ServerEvents[Name]): void;
  /** Runs the recorders in the transaction of a change. A rejection rolls the change back. */
  record<Name extends RecordedEventName>(
    name: Name,
    events: readonly RecordedEvents[Name][],
    transaction: DatabaseTransaction,
  ): Promise<void>;
  /** Subscribes to an event. Returns a function that ends the subscription. */
  on<Name extends EventName>(name: Name, listener: Listener<Name>, options?: ListenerOptions): () => void;
  /** Subscribes a recorder, which runs before the commit. Returns a function that ends the subscription. */
  beforeCommit<Name extends RecordedEventName>(
    name: Name,
    recorder: Recorder<Name>,
    options?: ListenerOptions,
  ): () => void;
  /** Returns whether an event has a listener, before an expensive event is created. */
  wanted(name: EventName): Promise<boolean>;
  /** Adds a recorder of all changes. Returns a function that removes it. */
  addChangeRecorder(recorder: ChangeRecorder, options?: Pick<ListenerOptions, 'owner'>): () => void;
}

interface Subscription<Call> extends ListenerOptions {
  readonly call: Call;
}

/** Log levels of events that administrators should notice. */
const levels: { readonly [Name in EventName]?: 'warn' } = { 'session.reused': 'warn' };

/** Returns the part of an event that is logged; of an entry or a file only its uid and id. */
function logged(event: ServerEvents[EventName]): object {
  if (!('entry' in event || 'file' in event)) return event;
  const { uid, id } = event;
  return { uid, id };
}

/** Creates a set of subscriptions by event. */
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
    ...createChangeHooks(logger),
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
      // A listener and a recorder often share one function, which is called once.
      const checks = new Set([...listeners.to(name), ...recorders.to(name)].map(({ wanted }) => wanted));
      for (const wanted of checks) if (wanted === undefined || (await wanted())) return true;
      return false;
    },
  };
}

/** Returns the bus for a plugin: failures of its listeners are logged with its id. */
export function eventsOf(bus: EventBus, owner: string): EventBus {
  return {
    ...bus,
    on: (name, listener, options) => bus.on(name, listener, { ...options, owner }),
    beforeCommit: (name, recorder, options) => bus.beforeCommit(name, recorder, { ...options, owner }),
    addChangeRecorder: (recorder) => bus.addChangeRecorder(recorder, { owner }),
    addChangeHook: (hook) => bus.addChangeHook({ ...hook, owner }),
  };
}
