import type { DatabaseLogger, Database } from './database.ts';

/**
 * Opens PostgreSQL if `url` is given, otherwise the embedded database in `file`. Loads only the required driver.
 * @throws StartError with one sentence if that is not possible
 */
export async function openDatabase(options: {
  /** PostgreSQL connection string. */
  readonly url?: string | null;
  /** Path of the embedded database's file; its folder is created and locked. */
  readonly file: string;
  readonly logger?: DatabaseLogger;
}): Promise<Database> {
  if (options.url) {
    const { openPostgres } = await import('./dialects/postgres/open.ts');
    return openPostgres(options.url, options.logger);
  }
  const { openSqlite } = await import('./dialects/sqlite/open.ts');
  return openSqlite(options.file);
}
