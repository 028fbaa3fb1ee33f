import type { Entry } from '@admin/content-model';
import type { Logger } from '../logger.ts';

/** A role that something happened to. */
interface RoleEvent {
  readonly roleId: number;
  /** Who did it. */
  readonly actorId: number;
}

/** A user that something happened to. */
interface UserEvent {
  readonly userId: number;
  /** Who did it, often the user themselves. */
  readonly actorId: number;
}

/** An entry that something happened to. */
export interface EntryEvent {
  /** Of its content type. */
  readonly uid: string;
  readonly id: number;
  /**
   * As it is by now, or was before it was deleted: without private attributes, passwords and the people who
   * wrote it. Relations are numbers.
   */
  readonly entry: Entry;
}

/** What can happen to entries. */
export const entryEvents = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
] as const;

export type EntryEventName = (typeof entryEvents)[number];

/**
 * What happened, by name, with what a listener needs to know about it. Never a secret. Everything that an
 * event tells of is stored for good when it comes.
 */
export interface ServerEvents extends Readonly<Record<EntryEventName, EntryEvent>> {
  'admin.registered': { readonly userId: number };
  'session.opened': { readonly userId: number; readonly sessionId: string; readonly ip: string };
  'session.ended': { readonly userId: number; readonly sessionId: string };
  /** An old refresh token came back: somebody holds a copy. The session was ended. */
  'session.reused': { readonly userId: number; readonly sessionId: string; readonly ip: string };
  'password.changed': { readonly userId: number };
  'role.created': RoleEvent;
  /** Its name, its description or what it grants. */
  'role.changed': RoleEvent;
  'role.deleted': RoleEvent;
  /** Invited, or the first administrator. */
  'user.created': UserEvent;
  /** The account, its roles, or whether it may be used. */
  'user.changed': UserEvent;
  'user.deleted': UserEvent;
}

export type EventName = keyof ServerEvents;

/** Tells the rest of the process what happened, after it happened; a failing listener harms nobody else. */
export interface EventBus {
  emit<Name extends EventName>(name: Name, event: ServerEvents[Name]): void;
  /** Returns a function that ends the subscription. */
  on<Name extends EventName>(
    name: Name,
    listener: (event: ServerEvents[Name]) => void,
    options?: ListenerOptions,
  ): () => void;
  /** Whether anybody wants to hear it at the moment: asked before an event that takes work is put together. */
  wanted(name: EventName): Promise<boolean>;
}

/** How somebody listens. */
export interface ListenerOptions {
  /** Whether the listener has a use for the event at the moment. @default always */
  readonly wanted?: () => Promise<boolean>;
}

interface Subscription extends ListenerOptions {
  readonly listener: (event: never) => void;
}

/** Events that somebody should look at. */
const levels: { readonly [Name in EventName]?: 'warn' } = { 'session.reused': 'warn' };

/** What the log keeps of an event: of an entry only which one. */
function logged(event: ServerEvents[EventName]): object {
  if (!('entry' in event)) return event;
  const { uid, id } = event;
  return { uid, id };
}

export function createEventBus(logger: Logger): EventBus {
  const subscriptions = new Map<EventName, Set<Subscription>>();
  return {
    emit(name, event) {
      logger[levels[name] ?? 'info']({ event: name, detail: logged(event) }, name);
      for (const { listener } of subscriptions.get(name) ?? []) {
        try {
          Reflect.apply(listener, undefined, [event]);
        } catch (error) {
          logger.error({ err: error, event: name }, 'an event listener failed');
        }
      }
    },
    on(name, listener, options = {}) {
      const subscription: Subscription = { ...options, listener };
      const all = subscriptions.get(name) ?? new Set();
      subscriptions.set(name, all.add(subscription));
      return () => {
        all.delete(subscription);
      };
    },
    async wanted(name) {
      for (const { wanted } of subscriptions.get(name) ?? []) {
        if (wanted === undefined || (await wanted())) return true;
      }
      return false;
    },
  };
}
