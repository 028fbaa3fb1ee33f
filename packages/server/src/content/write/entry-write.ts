import type { DatabaseConnection } from '../../database/database.ts';
import type { ContentPermissions } from '../permissions/content-permissions.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';

/** A write to entries of one content type, with all that its steps have in common. */
export interface EntryWrite {
  /** The connection of its transaction. */
  readonly kysely: DatabaseConnection;
  readonly storage: ContentStorage;
  readonly table: EntryTable;
  /** Of whoever writes, who counts as the editor; null for the system itself, which is nobody's editor. */
  readonly permissions: ContentPermissions | null;
  /** When it happens, as it is stored. */
  readonly at: string;
}
