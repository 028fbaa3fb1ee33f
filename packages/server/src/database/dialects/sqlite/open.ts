import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Libsql from 'libsql';
import { createPrivate, makeDatabasePrivate } from '../../../config/private-files.ts';
import { StartError } from '../../../errors/start-error.ts';
import { createDatabase } from '../../create-database.ts';
import type { Database, DynamicTables } from '../../database.ts';
import { memoryCounters } from '../../create-database.ts';
import { AsyncTransaction } from './async-connection.ts';
import { BackgroundCheckpoint } from './background-checkpoint.ts';
import { BackgroundReads } from './background-reads.ts';
import { busySeconds, connectionSettings } from './async-connection.ts';
import { lockFolder } from './database-files.ts';
import { sqliteCapabilities } from './capabilities.ts';
import { SqliteDriver, type SqliteConnections } from './driver.ts';
import { sqliteCode } from './errors.ts';
import { Statements } from './statements.ts';
import { WriteGate } from './driver.ts';

/**
 * Opens the embedded database, creates the file and its folder if they do not exist, and locks the folder.
 * @throws StartError if another server uses it, it is not writable, or the file is damaged
 */
export async function openSqlite(file: string): Promise<Database> {
  const unlock = lockDataFolder(dirname(file));
  try {
    const connections = connect(file, unlock);
    return createDatabase({
      kysely: kyselyOn(new SqliteDriver(connections)),
      long: kyselyOn(new SqliteDriver(connections, { begin: () => AsyncTransaction.begin(file) })),
      background: new BackgroundReads(file),
      dialect: sqliteCapabilities,
      counters: memoryCounters(),
      state: () => stateSeenBy(connections.reader),
      currentState: async () => stateSeenBy(connections.reader),
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

function kyselyOn(driver: SqliteDriver): Kysely<DynamicTables> {
  return new Kysely<DynamicTables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** Returns SQLite's data version, which differs for this connection after every commit of another one. */
function stateSeenBy(reader: Statements): string {
  return String(reader.value('pragma data_version'));
}

function lockDataFolder(folder: string): () => void {
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      'DATA_FOLDER_READ_ONLY',
      `The data folder ${folder} cannot be created: create it or name another folder in DATA_DIR.`,
      error,
    );
  }
  return lockFolder(folder);
}

function connect(file: string, unlock: () => void): SqliteConnections {
  const opened: Libsql.Database[] = [];
  const closeAll = (): void => {
    for (const connection of opened) connection.close();
  };
  try {
    createPrivate(file);
    const writer = open(file, opened);
    const reader = open(file, opened);
    // Only now, because a file that is no database belongs to another program and must stay unchanged.
    makeDatabasePrivate(file);
    reader.pragma('query_only = on');
    const checkpoint = new BackgroundCheckpoint(file);
    return {
      writer: new Statements(writer),
      reader: new Statements(reader),
      gate: new WriteGate(),
      checkpoint,
      close: async () => {
        await checkpoint.close();
        emptyLog(writer);
        closeAll();
        unlock();
      },
    };
  } catch (error) {
    closeAll();
    throw startError(file, error);
  }
}

/**
 * Moves the whole log into the database file, so that the database of a stopped server is one file. If that fails,
 * nothing is lost: the next start reads the log.
 */
function emptyLog(writer: Libsql.Database): void {
  try {
    writer.pragma('wal_checkpoint(truncate)');
  } catch (error) {
    if (sqliteCode(error) === '') throw error;
  }
}

function open(file: string, opened: Libsql.Database[]): Libsql.Database {
  const connection = new Libsql(file, { timeout: busySeconds });
  opened.push(connection);
  const pragma = (source: string): unknown => {
    const [row] = connection.pragma(source) as Record<string, unknown>[];
    return row ? Object.values(row)[0] : undefined;
  };
  pragma('schema_version');
  connection.pragma('journal_mode = wal');
  for (const setting of connectionSettings) connection.pragma(setting);
  if (pragma('journal_mode') !== 'wal' || pragma('synchronous') !== 2) {
    throw new StartError(
      'DATABASE_NOT_DURABLE',
      `The database ${file} cannot use a write-ahead log: move the data folder to a local disk.`,
    );
  }
  return connection;
}

function startError(file: string, error: unknown): unknown {
  if (error instanceof StartError) return error;
  const code = sqliteCode(error);
  if (/CORRUPT|NOTADB/.test(code)) {
    return new StartError(
      'DATABASE_CORRUPT',
      `The database ${file} is damaged: restore it from a backup; nothing was changed.`,
      error,
    );
  }
  if (/READONLY|CANTOPEN|PERM|IOERR|EACCES|EROFS/.test(code) || code === '') {
    return new StartError(
      'DATA_FOLDER_READ_ONLY',
      `The database ${file} cannot be opened for writing: check that its folder and files are writable.`,
      error,
    );
  }
  return error;
}
