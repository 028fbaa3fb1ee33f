import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { postgresPrograms, startPostgres, type TestPostgres } from './postgres.ts';

/** What a suite that runs on every database is given. */
export interface DialectUnderTest {
  readonly name: 'sqlite' | 'postgres';
  /** Opens a new, empty database; closed and removed after the suite. */
  open(): Promise<Database>;
}

/** Runs a suite on SQLite, and on PostgreSQL where this machine has it. */
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
  if (postgresPrograms() === null) {
    process.stdout.write(
      'PostgreSQL was not found on this machine: its half of the database tests is left out.\n',
    );
    return;
  }
  describe('on PostgreSQL', () => {
    let server: TestPostgres | null = null;
    const opened: Database[] = [];
    beforeAll(() => {
      server = startPostgres();
    });
    afterAll(async () => {
      await Promise.all(opened.map((database) => database.close()));
      server?.stop();
    });
    suite({
      name: 'postgres',
      open: async () => {
        if (server === null) throw new Error('PostgreSQL did not start');
        const database = await openDatabase({ url: server.createDatabase(), file: '' });
        opened.push(database);
        return database;
      },
    });
  });
}
