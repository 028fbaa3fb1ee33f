import type { ResponseCache } from '../../responses/response-cache.ts';
import type { Database, DatabaseTransaction } from '../../database/database.ts';
import type { EntryHooks } from '../../events/entry-hooks.ts';
import type { EventBus } from '../../events/event-bus.ts';
import type { CountCache } from '../list-plan/count-cache.ts';
import type { ContentPermissions } from '../permissions/content-permissions.ts';
import type { Reader } from '../read/linked-entries.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { ConfigurationStore } from '../stores/configuration-store.ts';
import type { LocaleStore } from '../stores/locale-store.ts';

/** The services that operations use. */
export interface OperationContext {
  readonly database: Database;
  readonly storage: ContentStorage;
  /** Records events in the transaction of a write, and emits them once it is committed. */
  readonly events: Pick<
    EventBus,
    'emit' | 'record' | 'wanted' | 'isRecording' | 'recordChange' | 'runBefore' | 'runAfter'
  >;
  /** Run before a change is stored. */
  readonly hooks: Pick<EntryHooks, 'has' | 'run'>;
  /** Permissions to read everything public. */
  readonly publicPermissions: ContentPermissions;
  readonly counts: CountCache;
  readonly responses: ResponseCache;
  readonly locales: LocaleStore;
  readonly configurations: ConfigurationStore;
  /** Hashes the value of a password attribute. */
  readonly hashPassword: (password: string) => Promise<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The part of an operation's argument that all operations share. */
export interface EntryCall {
  readonly permissions: ContentPermissions;
  /** Uid of the content type, as sent by the caller. */
  readonly uid: string;
}

/** Returns a reader on the database, or within a transaction. */
export function readerFor(
  context: OperationContext,
  permissions: ContentPermissions,
  within?: DatabaseTransaction,
): Reader {
  return { storage: context.storage, kysely: within?.kysely ?? context.database.kysely, permissions };
}

/** Returns the current time in its stored form. */
export function timestamp(context: OperationContext): string {
  return new Date(context.now()).toISOString();
}

/** An operation on content. */
type Operation = (context: OperationContext, call: never) => unknown;

/** The operations without their context. */
export type BoundOperations<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Operations]: (
    call: Parameters<Operations[Name]>[1],
  ) => ReturnType<Operations[Name]>;
};

/** Binds operations to their context. */
export function bindOperations<Operations extends Readonly<Record<string, Operation>>>(
  context: OperationContext,
  operations: Operations,
): BoundOperations<Operations> {
  const bound = Object.entries(operations).map(
    ([name, operation]) => [name, (call: never) => operation(context, call)] as const,
  );
  return Object.fromEntries(bound) as BoundOperations<Operations>;
}
