import type { ScalarAttribute } from '@admin/content-model';
import { pathText } from '@admin/content-model/validation';
import type { BoundValue, ColumnKind } from '../../../database/dialect.ts';
import { parseDate, parseDateTime, parseTime } from '../../storage/time-values.ts';
import { invalidValue } from '../rules/invalid-entry.ts';
import type { PasswordHashes } from './password-hashes.ts';
import { StoredPassword } from './password-hashes.ts';

const largest = 2n ** 63n - 1n;

/**
 * The value to store for a scalar that passed validation: dates and times in their one form, numbers in
 * range. Throws 400 for what no column can hold.
 */
export function scalarInput(
  path: readonly (string | number)[],
  { kind, definition }: { readonly kind: ColumnKind; readonly definition: ScalarAttribute },
  value: unknown,
  passwords: PasswordHashes,
): unknown {
  if (value === null || value === undefined) return null;
  if (definition.type === 'password') return passwordInput(path, value, passwords);
  // A document of blocks is a list of nodes: what is none holds no text that anybody could show.
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

/** A stored scalar as a column binds it: JSON as text. */
export function columnInput(kind: ColumnKind, value: unknown): BoundValue {
  if (value === null || value === undefined) return null;
  if (kind === 'json') return JSON.stringify(value);
  return value as BoundValue;
}

/** The declared default of an attribute; undefined when it has none. What everybody can read is no password. */
export function defaultOf(definition: ScalarAttribute): unknown {
  return 'default' in definition && definition.type !== 'password' ? definition.default : undefined;
}

/** No text that was sent is stored as it is: what has no hash is never written. */
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
  if (!isWhole || BigInt(text) > largest || BigInt(text) < -largest) {
    throw invalidValue(path, `${path.join('.')} must be a whole number of at most 64 bits`);
  }
  return BigInt(text).toString();
}
