import { setImmediate } from 'node:timers';
import type { DatabaseConnection } from '../../database/database.ts';
import type { ContentPermissions } from '../permissions/content-permissions.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';

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
}

/** The number of component instances from which each step of a write takes tens of milliseconds. */
const largeEntry = 500;

/**
 * Lets other requests run between two steps of a write to a large entry. Each step is linear, but validating,
 * converting and presenting 5,000 components in one turn would block the event loop for more than 100 ms.
 * @param items the number of component instances in the write
 */
export function yieldIfLarge(items: number): Promise<void> | undefined {
  if (items < largeEntry) return undefined;
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** Splits a list into chunks of a size; the last one may be shorter. */
export function* inChunks<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let first = 0; first < items.length; first += size) yield items.slice(first, first + size);
}
