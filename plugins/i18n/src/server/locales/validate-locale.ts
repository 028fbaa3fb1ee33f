import type { ValidationDetail } from '@admin/server';
import { isoLocales } from './iso-locales.ts';

/** What is wrong with the code of a locale that is to be added: it is none of those that can be. */
export function validateCode(body: unknown): readonly ValidationDetail[] {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (typeof code !== 'string' || code === '') return [];
  const codes = isoLocales().map((locale) => locale.code);
  if (codes.includes(code)) return [];
  const message = `code must be one of the following values: ${codes.join(', ')}`;
  return [{ path: ['code'], message, name: 'ValidationError' }];
}

/** The name as it is stored; empty where there is nothing to see in it. */
export function cleanName(name: string | null | undefined): string {
  return name?.normalize('NFC').trim() ?? '';
}

/** What is wrong with a name that was sent for a locale: nothing to see in it. */
export function validateName(body: unknown): readonly ValidationDetail[] {
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
  if (typeof name !== 'string' || name === '' || cleanName(name) !== '') return [];
  return [{ path: ['name'], message: 'name is a required field', name: 'ValidationError' }];
}
