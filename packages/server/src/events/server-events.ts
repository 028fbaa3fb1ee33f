import type { Entry } from '@admin/content-model';

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

/** A file of a library that something happened to. */
export interface FileEvent {
  /** Of the type that files are linked by. */
  readonly uid: string;
  readonly id: number;
  /** As it is answered by now, or was before it was deleted. */
  readonly file: object;
}

/** What can happen to files; told of by the plugin whose files they are. */
export const fileEvents = ['media.create', 'media.update', 'media.delete'] as const;

export type FileEventName = (typeof fileEvents)[number];

/** What can be written down together with the change that it tells of. */
export interface RecordedEvents
  extends Readonly<Record<EntryEventName, EntryEvent>>, Readonly<Record<FileEventName, FileEvent>> {}

export type RecordedEventName = keyof RecordedEvents;

/** Whether what an event tells of can be written down together with it. */
export function isRecordedEvent(name: EventName): name is RecordedEventName {
  const recorded: readonly EventName[] = [...entryEvents, ...fileEvents];
  return recorded.includes(name);
}

/**
 * What happened, by name, with what a listener needs to know about it. Never a secret. Everything that an
 * event tells of is stored for good when it comes.
 */
export interface ServerEvents extends RecordedEvents {
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
  /** What is set about a plugin changed; on every server of the database, a little later on those that did not write. */
  'settings.changed': { readonly plugin: string };
}

export type EventName = keyof ServerEvents;
