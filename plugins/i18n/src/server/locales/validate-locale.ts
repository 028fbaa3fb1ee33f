import type { ValidationDetail } from '@admin/server';
import { isoLocales } from './iso-locales.ts';

/** Returns an error if the code of a new locale is not in the ISO list. */
export function validateCode(body: unknown): readonly ValidationDetail[] {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (typeof code !== 'string' || code === '') return [];
  const codes = isoLocales().map((locale) => locale.code);
  if (codes.includes(code)) return [];
  const message = `code must be one of the following values: ${codes.join(', ')}`;
  return [{ path: ['code'], message, name: 'ValidationError' }];
}

/** Returns a name in its stored form; empty if it has no visible characters. */
export function cleanName(name: string | null | undefined): string {
  return name?.normalize('NFC').trim() ?? '';
}

/** Returns an error if the name of a locale has no visible characters. */
export function validateName(body: unknown): readonly ValidationDetail[] {
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
  if (typeof name !== 'string' || name === '' || cleanName(name) !== '') return [];
  return [{ path: ['name'], message: 'name is a required field', name: 'ValidationError' }];
}
