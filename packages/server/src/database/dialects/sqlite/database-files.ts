import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import { createPrivate, keepDatabasePrivate } from '../../../config/private-files.ts';
import { StartError } from '../../../errors/start-error.ts';
import { openAsync } from './async-connection.ts';
import { sqliteCode } from './errors.ts';

/** How long a statement waits for a server that holds the file for a moment. */
const busySeconds = 5;

function damaged(file: string, cause?: unknown): StartError {
  return new StartError(
    'DATABASE_CORRUPT',
    `The database ${file} is damaged and was not copied: restore an earlier backup.`,
    cause,
  );
}

/** Whether SQLite finds everything in a database file in order: pages, indexes, constraints. */
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
 * Writes the database as it is at one moment into a new file that only its owner may read. Servers go on reading and
 * writing meanwhile: the copy is made in one read transaction, on a thread of the driver's own, and never writes to
 * the original.
 * @throws StartError DATABASE_CORRUPT, or what the file system or the driver says; an incomplete copy is left to the caller
 */
export async function copySqlite(file: string, copy: string): Promise<void> {
  const connection = openAsync(`${pathToFileURL(file).href}?mode=ro`, busySeconds);
  try {
    // SQLite writes into an empty file, which has the permissions of a private one already.
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
 * Makes this process the only one that uses a data folder. The lock belongs to the operating system:
 * it ends with the process, however that ends. Returns the function that gives it up.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, '.lock');
  let lock: Libsql.Database;
  try {
    createPrivate(file);
    keepDatabasePrivate(file);
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
