import type { Entry } from '@admin/content-model';

/** An event of a role. */
interface RoleEvent {
  readonly roleId: number;
  /** The id of the acting user. */
  readonly actorId: number;
}

/** An event of a user. */
interface UserEvent {
  readonly userId: number;
  /** The id of the acting user, often the same user. */
  readonly actorId: number;
}

/** An event of an entry. */
export interface EntryEvent {
  /** The uid of its content type. */
  readonly uid: string;
  readonly id: number;
  /**
   * The entry after the change, or before its deletion, without private attributes, passwords and creators. Relations are
   * numbers.
   */
  readonly entry: Entry;
}

/** The names of the events of entries. */
export const entryEvents = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
] as const;

export type EntryEventName = (typeof entryEvents)[number];

/** The changes of entries that hooks run before: each event, and `entry.import` once per batch of an import. */
export type EntryHookName = EntryEventName | 'entry.import';

/** An event of a file in a library. */
export interface FileEvent {
  /** The uid of the type by which files are linked. */
  readonly uid: string;
  readonly id: number;
  /** The file as responses present it, after the change or before its deletion. */
  readonly file: object;
}

/** The names of the events of files, which the plugin with the files publishes. */
export const fileEvents = ['media.create', 'media.update', 'media.delete'] as const;

export type FileEventName = (typeof fileEvents)[number];

/** The events that can be stored in the transaction of their change. */
export interface RecordedEvents
  extends Readonly<Record<EntryEventName, EntryEvent>>, Readonly<Record<FileEventName, FileEvent>> {}

export type RecordedEventName = keyof RecordedEvents;

/** Returns whether an event can be stored in the transaction of its change. */
export function isRecordedEvent(name: EventName): name is RecordedEventName {
  const recorded: readonly EventName[] = [...entryEvents, ...fileEvents];
  return recorded.includes(name);
}

/**
 * The events by name with their data, which never includes secrets. They are published after the commit.
 */
export interface ServerEvents extends RecordedEvents {
  'admin.registered': { readonly userId: number };
  'session.opened': { readonly userId: number; readonly sessionId: string; readonly ip: string };
  'session.ended': { readonly userId: number; readonly sessionId: string };
  /** An old refresh token was used, so it was copied. The session was ended. */
  'session.reused': { readonly userId: number; readonly sessionId: string; readonly ip: string };
  'password.changed': { readonly userId: number };
  'role.created': RoleEvent;
  /** The name, description or permissions changed. */
  'role.changed': RoleEvent;
  'role.deleted': RoleEvent;
  /** Invited, or the first administrator. */
  'user.created': UserEvent;
  /** The account, its roles or its state changed. */
  'user.changed': UserEvent;
  'user.deleted': UserEvent;
  /** The settings of a plugin changed. Published on every server of the database, on others within two seconds. */
  'settings.changed': { readonly plugin: string };
}

export type EventName = keyof ServerEvents;
