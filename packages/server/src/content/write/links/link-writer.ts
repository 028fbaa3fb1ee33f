import type { DatabaseConnection } from '../../../database/database.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';

/** What writing links takes. */
export interface LinkWriter {
  readonly kysely: DatabaseConnection;
  readonly storage: ContentStorage;
  /** Null for the system itself. */
  readonly permissions: ContentPermissions | null;
}
