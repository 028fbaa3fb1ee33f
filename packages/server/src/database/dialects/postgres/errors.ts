import { DatabaseError, type DatabaseErrorKind } from '../../database-error.ts';

/** SQLSTATE codes, and the codes of Node's sockets. */
const kinds: Readonly<Record<string, DatabaseErrorKind>> = {
  '23505': 'unique',
  '23503': 'foreign-key',
  '22003': 'out-of-range',
  // A text with a NUL character.
  '22021': 'out-of-range',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'busy',
  '53300': 'busy',
  '53100': 'full',
  '25006': 'read-only',
  XX001: 'corrupt',
  XX002: 'corrupt',
  '57014': 'timeout',
  '57P01': 'connection-lost',
  '57P02': 'connection-lost',
  '57P03': 'connection-lost',
  '57P05': 'connection-lost',
  '25P03': 'connection-lost',
  '08000': 'connection-lost',
  '08001': 'connection-lost',
  '08003': 'connection-lost',
  '08004': 'connection-lost',
  '08006': 'connection-lost',
  '08P01': 'connection-lost',
  ECONNREFUSED: 'connection-lost',
  ECONNRESET: 'connection-lost',
  ECONNABORTED: 'connection-lost',
  EPIPE: 'connection-lost',
  ETIMEDOUT: 'connection-lost',
  EHOSTUNREACH: 'connection-lost',
  EHOSTDOWN: 'connection-lost',
  ENETUNREACH: 'connection-lost',
  ENOTFOUND: 'connection-lost',
  EAI_AGAIN: 'connection-lost',
  ENOENT: 'connection-lost',
};

/** Errors of the driver that have no code. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Query read timeout/;

/** Converts an error of the driver into a `DatabaseError`; returns errors that mean a bug unchanged. */
export function translatePostgresError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const kind = kinds[code] ?? (lostConnection.test(error.message) ? 'connection-lost' : undefined);
  if (!kind) return error;
  return new DatabaseError(kind, error, kind === 'unique' ? columnsIn(error) : []);
}

/** Returns the columns in `Key (name, locale)=(red, en) already exists.` */
function columnsIn(error: Error): string[] {
  const detail = 'detail' in error && typeof error.detail === 'string' ? error.detail : '';
  const list = /^Key \((.*?)\)=/.exec(detail)?.[1] ?? '';
  return list
    .split(',')
    .map((name) => name.trim().replaceAll('"', ''))
    .filter((name) => name !== '');
}
