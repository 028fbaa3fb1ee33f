import type { ScalarAttribute } from '@admin/content-model';
import { pathText } from '@admin/content-model/validation';
import type { BoundValue, ColumnKind } from '../../../database/dialect.ts';
import { parseDate, parseDateTime, parseTime } from '../../storage/columns.ts';
import { invalidValue } from '../rules/invalid-entry.ts';
import type { PasswordHashes } from './password-hashes.ts';
import { StoredPassword } from './password-hashes.ts';

const maxBigInteger = 2n ** 63n - 1n;

/**
 * Returns the stored form of a scalar that passed validation: normalised dates and times, numbers in range.
 * @throws AppError ENTRY_INVALID (400) for a value that the column cannot store
 */
export function scalarInput(
  path: readonly (string | number)[],
  { kind, definition }: { readonly kind: ColumnKind; readonly definition: ScalarAttribute },
  value: unknown,
  passwords: PasswordHashes,
): unknown {
  if (value === null || value === undefined) return null;
  if (definition.type === 'password') return passwordInput(path, value, passwords);
  // Anything but a list of nodes has no visible text.
  if (definition.type === 'blocks' && !Array.isArray(value)) return null;
  switch (kind) {
    case 'date':
      return timeInput(path, parseDate, value, 'Invalid format, expected yyyy-MM-dd');
    case 'time':
      return timeInput(path, parseTime, value, 'Invalid time format, expected HH:mm:ss.SSS');
    case 'datetime':
      return timeInput(path, parseDateTime, value, 'Invalid format, expected a timestamp or an ISO date');
    case 'biginteger':
      return bigInteger(path, value);
    case 'text':
      return typeof value === 'string' ? value.replaceAll('\u0000', '') : JSON.stringify(value);
    default:
      return value;
  }
}

/** Returns the value that a column binds for a stored scalar: JSON as text. */
export function columnInput(kind: ColumnKind, value: unknown): BoundValue {
  if (value === null || value === undefined) return null;
  if (kind === 'json') return JSON.stringify(value);
  return value as BoundValue;
}

/**
 * Returns the declared default of an attribute; undefined if it has none. A default that everyone can read is no
 * password.
 */
export function defaultOf(definition: ScalarAttribute): unknown {
  return 'default' in definition && definition.type !== 'password' ? definition.default : undefined;
}

/** Returns the hash of a password; a sent text itself is never stored. */
function passwordInput(
  path: readonly (string | number)[],
  value: unknown,
  passwords: PasswordHashes,
): string | null {
  if (value === '') return null;
  if (value instanceof StoredPassword) return value.hash;
  const hash = passwords.get(pathText(path));
  if (hash === undefined) throw new Error(`The password ${path.join('.')} was not hashed`);
  return hash;
}

function timeInput(
  path: readonly (string | number)[],
  parse: (text: string) => string | undefined,
  value: unknown,
  message: string,
): string | null {
  if (value === '') return null;
  const parsed = typeof value === 'string' || typeof value === 'number' ? parse(String(value)) : undefined;
  if (parsed === undefined) throw invalidValue(path, message);
  return parsed;
}

function bigInteger(path: readonly (string | number)[], value: unknown): string | null {
  if (value === '') return null;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const isWhole = /^-?\d{1,19}$/.test(text);
  if (!isWhole || BigInt(text) > maxBigInteger || BigInt(text) < -maxBigInteger) {
    throw invalidValue(path, `${path.join('.')} must be a whole number of at most 64 bits`);
  }
  return BigInt(text).toString();
}
