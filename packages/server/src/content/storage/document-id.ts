import { randomBytes } from 'node:crypto';

/**
 * What the translations of one entry have in common. Ids made later sort later, so that an index of them
 * grows at its end instead of everywhere.
 */
export function newDocumentId(now: number): string {
  return `${now.toString(36).padStart(9, '0')}${randomBytes(10).toString('hex')}`;
}
