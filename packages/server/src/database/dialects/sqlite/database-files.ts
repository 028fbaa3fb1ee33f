import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import { createPrivate, makeDatabasePrivate } from '../../../config/private-files.ts';
import { StartError } from '../../../errors/start-error.ts';
import { openAsync } from './async-connection.ts';
import { sqliteCode } from './errors.ts';

/** Seconds for which a statement waits for a server that locks the file briefly. */
const busySeconds = 5;

function damaged(file: string, cause?: unknown): StartError {
  return new StartError(
    'DATABASE_CORRUPT',
    `The database ${file} is damaged and was not copied: restore an earlier backup.`,
    cause,
  );
}

/** Returns whether SQLite's integrity check finds no error in a database file: pages, indexes, constraints. */
async function isSound(file: string): Promise<boolean> {
  const connection = openAsync(`${pathToFileURL(file).href}?mode=ro&immutable=1`, busySeconds);
  try {
    const statement = await connection.prepare('pragma integrity_check');
    const rows = await statement.raw(true).all([]);
    return rows.length === 1 && rows[0]?.[0] === 'ok';
  } finally {
    connection.close();
  }
}

/**
 * Copies the database at one point in time into a new file that only its owner may read. Servers continue to read and
 * write: the copy runs in one read transaction, on a thread of the driver, and never writes to the original.
 * @throws StartError DATABASE_CORRUPT, or an error of the file system or driver; the caller removes an incomplete copy
 */
export async function copySqlite(file: string, copy: string): Promise<void> {
  const connection = openAsync(`${pathToFileURL(file).href}?mode=ro`, busySeconds);
  try {
    // SQLite writes into an empty file, which already has private permissions.
    closeSync(openSync(copy, 'wx', 0o600));
    await connection.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
  } catch (error) {
    throw /CORRUPT|NOTADB/.test(sqliteCode(error)) ? damaged(file, error) : error;
  } finally {
    connection.close();
  }
  if (!(await isSound(copy))) throw damaged(file);
}

/**
 * Locks a data folder for this process. The operating system releases the lock when the process ends, however it ends.
 * @returns a function that releases the lock
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, '.lock');
  let lock: Libsql.Database;
  try {
    createPrivate(file);
    makeDatabasePrivate(file);
    lock = new Libsql(file, { timeout: 0 });
  } catch (error) {
    throw new StartError(
      'DATA_FOLDER_READ_ONLY',
      `The data folder ${folder} cannot be written to: make it writable for this user or name another folder in DATA_DIR.`,
      error,
    );
  }
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (sqliteCode(error).startsWith('SQLITE_BUSY')) {
      throw new StartError(
        'DATA_FOLDER_IN_USE',
        `The data folder ${folder} is in use by another running server: stop that one or name another folder in DATA_DIR.`,
        error,
      );
    }
    throw new StartError(
      'DATA_FOLDER_READ_ONLY',
      `The data folder ${folder} cannot be written to: make it writable for this user or name another folder in DATA_DIR.`,
      error,
    );
  }
  return () => {
    lock.close();
  };
}
