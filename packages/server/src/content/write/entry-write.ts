import type { DatabaseConnection } from '../../database/database.ts';
import { letOthersRun } from '../../event-loop.ts';
import type { ContentPermissions } from '../permissions/content-permissions.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryRow } from '../read/entry-row.ts';
import type { EntryTable, NestedColumn, ScalarColumn } from '../storage/entry-table.ts';

/** The linked entries of an attribute before and after a write. */
export interface WrittenLinks {
  /** The path of the attribute from the entry. */
  readonly path: string;
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
}

/** A written entry. */
export interface WrittenEntryChange {
  /** The row before the change; null for a new entry. */
  readonly before: EntryRow | null;
  /** The row after the change; null for a deleted entry. */
  readonly after: EntryRow | null;
  /** The written attributes; absent where all of them are recorded. */
  readonly written?: {
    readonly scalars: readonly ScalarColumn[];
    readonly nested: readonly NestedColumn[];
    readonly links: readonly WrittenLinks[];
  };
}

/** Collects the changes of entries in a transaction and passes them to the recorders in batches. */
export interface EntryRecorder {
  add(change: WrittenEntryChange): void;
  /** Records the collected changes if they fill a batch. */
  flushFull(): Promise<void>;
  /** Records the rest. */
  flush(): Promise<void>;
}

/** A write to entries of one content type, as its steps share it. */
export interface EntryWrite {
  /** The connection of the transaction. */
  readonly kysely: DatabaseConnection;
  readonly storage: ContentStorage;
  readonly table: EntryTable;
  /** Permissions of the actor, who becomes the editor; null for the system, which changes no editor. */
  readonly permissions: ContentPermissions | null;
  /** The time of the write in its stored form. */
  readonly at: string;
  /** Collects the changes for recorders; null or absent if nothing is recorded. */
  readonly recorder?: EntryRecorder | null;
}

/** The number of component instances from which each step of a write takes tens of milliseconds. */
const largeEntry = 500;

/**
 * Lets other requests run between two steps of a write to a large entry. Each step is linear, but validating,
 * converting and presenting 5,000 components in one turn would block the event loop for more than 100 ms.
 * @param items the number of component instances in the write
 */
export function yieldIfLarge(items: number): Promise<void> | undefined {
  return items < largeEntry ? undefined : letOthersRun();
}

/** Splits a list into chunks of a size; the last one may be shorter. */
export function* inChunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size);
}
