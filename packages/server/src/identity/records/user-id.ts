import { notFound } from '../../errors/request-errors.ts';
import type { IdentityDatabase } from '../identity-database.ts';
import { userById, type UserRow } from './user-record.ts';

const largest = 2_147_483_647;

/** Whether a number can be the id of a user in every database. */
export function isUserId(id: number): boolean {
  return Number.isInteger(id) && id >= 1 && id <= largest;
}

/**
 * The user that a path names.
 * @throws AppError NOT_FOUND (404), also for what is no id
 */
export async function requireUser(tables: IdentityDatabase, sent: string | number): Promise<UserRow> {
  const id = /^\d{1,10}$/.test(String(sent)) ? Number(sent) : 0;
  const user = isUserId(id) ? await userById(tables, id) : undefined;
  if (user === undefined) throw notFound('User does not exist');
  return user;
}
