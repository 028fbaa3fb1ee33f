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

/** What every operation works with. */
export interface OperationContext {
  readonly database: Database;
  readonly storage: ContentStorage;
  /** Records entries with the change that writes them, and tells of them once they are stored for good. */
  readonly events: Pick<EventBus, 'emit' | 'record' | 'wanted'>;
  /** Look at changes before they are stored. */
  readonly hooks: Pick<EntryHooks, 'has' | 'run'>;
  /** Reads what anybody outside may see of content. */
  readonly publicPermissions: ContentPermissions;
  readonly counts: CountCache;
  readonly responses: ResponseCache;
  readonly locales: LocaleStore;
  readonly configurations: ConfigurationStore;
  /** Makes what is stored of a password attribute. */
  readonly hashPassword: (password: string) => Promise<string>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Who asks for what: the part of every operation's argument that is the same. */
export interface EntryCall {
  readonly permissions: ContentPermissions;
  /** Uid of the content type, as the caller named it. */
  readonly uid: string;
}

/** A reader on the database, or inside a transaction. */
export function readerFor(
  context: OperationContext,
  permissions: ContentPermissions,
  within?: DatabaseTransaction,
): Reader {
  return { storage: context.storage, kysely: within?.kysely ?? context.database.kysely, permissions };
}

/** The current time as it is stored. */
export function timestamp(context: OperationContext): string {
  return new Date(context.now()).toISOString();
}

/** An operation on content: what it works with comes first, what it is asked second. */
type Operation = (context: OperationContext, call: never) => unknown;

/** The operations as they are called by others. */
export type BoundOperations<Operations extends Readonly<Record<string, Operation>>> = {
  readonly [Name in keyof Operations]: (
    call: Parameters<Operations[Name]>[1],
  ) => ReturnType<Operations[Name]>;
};

/** Binds operations to what they work with. */
export function bindOperations<Operations extends Readonly<Record<string, Operation>>>(
  context: OperationContext,
  operations: Operations,
): BoundOperations<Operations> {
  const bound = Object.entries(operations).map(
    ([name, operation]) => [name, (call: never) => operation(context, call)] as const,
  );
  return Object.fromEntries(bound) as BoundOperations<Operations>;
}
