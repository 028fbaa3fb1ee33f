import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { newPostgresDatabase } from './new-postgres-database.ts';

/** The database of a suite that runs on every dialect. */
export interface DialectUnderTest {
  readonly name: 'sqlite' | 'postgres';
  /** Opens a new, empty database; closed and removed after the suite. */
  open(): Promise<Database>;
}

/** Runs a suite on SQLite and on PostgreSQL. */
export function forEachDialect(suite: (dialect: DialectUnderTest) => void): void {
  describe('on SQLite', () => {
    const folders: string[] = [];
    const opened: Database[] = [];
    afterAll(async () => {
      await Promise.all(opened.map((database) => database.close()));
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });
    suite({
      name: 'sqlite',
      open: async () => {
        const folder = mkdtempSync(join(tmpdir(), 'atrium-sqlite-'));
        folders.push(folder);
        const database = await openDatabase({ file: join(folder, 'atrium.db') });
        opened.push(database);
        return database;
      },
    });
  });
  // The test kit is used in other projects as well, whose runs may lack the setup that starts PostgreSQL.
  const postgres: string | undefined = inject('postgres');
  if (postgres === undefined) return;
  describe('on PostgreSQL', () => {
    const opened: Database[] = [];
    afterAll(async () => {
      await Promise.all(opened.map((database) => database.close()));
    });
    suite({
      name: 'postgres',
      open: async () => {
        const database = await openDatabase({ url: await newPostgresDatabase(postgres), file: '' });
        opened.push(database);
        return database;
      },
    });
  });
}
