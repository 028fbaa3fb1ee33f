import type { ValidationDetail } from '@admin/server';

/** The name as it is stored; empty where there is nothing to see in it. */
export function cleanName(name: string | null | undefined): string {
  return name?.normalize('NFC').trim() ?? '';
}

/** What is wrong with a name that was sent for a locale: nothing to see in it. */
export function judgeName(body: unknown): readonly ValidationDetail[] {
  const name = typeof body === 'object' && body !== null && 'name' in body ? body.name : undefined;
  if (typeof name !== 'string' || name === '' || cleanName(name) !== '') return [];
  return [{ path: ['name'], message: 'name is a required field', name: 'ValidationError' }];
}
