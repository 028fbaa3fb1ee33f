import { DatabaseError, type DatabaseErrorKind } from '../../database-error.ts';

const kinds: readonly (readonly [prefix: string, kind: DatabaseErrorKind])[] = [
  ['SQLITE_CONSTRAINT_UNIQUE', 'unique'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'unique'],
  ['SQLITE_CONSTRAINT_FOREIGNKEY', 'foreign-key'],
  ['SQLITE_BUSY', 'busy'],
  ['SQLITE_LOCKED', 'busy'],
  ['SQLITE_INTERRUPT', 'timeout'],
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR_WRITE', 'full'],
  ['SQLITE_READONLY', 'read-only'],
  ['SQLITE_CORRUPT', 'corrupt'],
  ['SQLITE_NOTADB', 'corrupt'],
];

/** Returns the driver's code of an error, such as SQLITE_BUSY; empty for other errors. */
export function sqliteCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Converts an error of the driver into a `DatabaseError`; returns errors that mean a bug unchanged. */
export function translateSqliteError(error: unknown): unknown {
  const code = sqliteCode(error);
  const kind = kinds.find(([prefix]) => code.startsWith(prefix))?.[1];
  if (!kind) return error;
  return new DatabaseError(kind, error, kind === 'unique' ? columnsIn(error) : []);
}

/** Returns the columns in `UNIQUE constraint failed: content_tags.name, content_tags.locale`. */
function columnsIn(error: unknown): string[] {
  const message = error instanceof Error ? error.message : '';
  const list = message.split('failed: ')[1] ?? '';
  return list
    .split(',')
    .map((name) => name.trim().split('.').at(-1) ?? '')
    .filter((name) => name !== '');
}
