import type { ValidationDetail } from '@admin/server';
import { isoLocales } from './iso-locales.ts';

/** What is wrong with the code of a locale that is to be added: it is none of those that can be. */
export function judgeCode(body: unknown): readonly ValidationDetail[] {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (typeof code !== 'string' || code === '') return [];
  const codes = isoLocales().map((locale) => locale.code);
  if (codes.includes(code)) return [];
  const message = `code must be one of the following values: ${codes.join(', ')}`;
  return [{ path: ['code'], message, name: 'ValidationError' }];
}
