import { join } from 'node:path';
import Libsql from 'libsql';
import { createPrivate, keepDatabasePrivate } from '../../../config/private-files.ts';
import { StartError } from '../../../errors/start-error.ts';
import { sqliteCode } from './sqlite-errors.ts';

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
