import { EventEmitter } from 'node:events';
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

/**
 * What happened, by name, with what a listener needs to know about it. Never a secret. Everything that an
 * event tells of is stored for good when it comes.
 */
export interface ServerEvents {
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
  on<Name extends EventName>(name: Name, listener: (event: ServerEvents[Name]) => void): () => void;
}

/** Events that somebody should look at. */
const levels: { readonly [Name in EventName]?: 'warn' } = { 'session.reused': 'warn' };

export function createEventBus(logger: Logger): EventBus {
  const emitter = new EventEmitter();
  return {
    emit(name, event) {
      logger[levels[name] ?? 'info']({ event: name, detail: event }, name);
      for (const listener of emitter.listeners(name)) {
        try {
          Reflect.apply(listener, undefined, [event]);
        } catch (error) {
          logger.error({ err: error, event: name }, 'an event listener failed');
        }
      }
    },
    on(name, listener) {
      emitter.on(name, listener);
      return () => {
        emitter.off(name, listener);
      };
    },
  };
}
