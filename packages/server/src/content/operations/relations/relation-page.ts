import type { PageRequest } from '../../../database/pagination.ts';
import { invalidEntry, validationDetail } from '../../write/rules/invalid-entry.ts';
import type { ValidationDetail } from '../../../errors/app-error.ts';

const largest = 100;

/** Reads `page` and `pageSize` of the relation calls; throws 400 naming each that is out of range. */
export function relationPage(query: Readonly<Record<string, unknown>>): PageRequest {
  const errors: ValidationDetail[] = [];
  const read = (name: 'page' | 'pageSize', otherwise: number, most: number): number => {
    const sent = query[name];
    if (sent === undefined || sent === '') return otherwise;
    const text = typeof sent === 'string' || typeof sent === 'number' ? String(sent) : '';
    const value = Number(text === '' ? Number.NaN : text);
    const fault = !Number.isSafeInteger(value)
      ? `${name} must be an integer`
      : value < 1
        ? `${name} must be greater than or equal to 1`
        : value > most
          ? `${name} must be less than or equal to ${most}`
          : null;
    if (fault !== null) errors.push(validationDetail([name], fault));
    return value;
  };
  const pageSize = read('pageSize', 10, largest);
  const page = read('page', 1, 1_000_000_000);
  if (errors.length > 0) throw invalidEntry(errors);
  return { page, pageSize };
}
