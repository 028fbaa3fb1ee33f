import { DatabaseError } from '../../database/index.ts';
import { refused } from '../../errors/request-errors.ts';
import type { IdentityDatabase } from '../tables.ts';
import { userByEmail } from '../records/user-record.ts';

function addressTaken() {
  return refused('EMAIL_TAKEN', 'A user with this email address already exists');
}

/**
 * Throws when an address belongs to another user.
 * @param email normalized
 * @throws AppError EMAIL_TAKEN (400)
 */
export async function assertAddressFree(
  tables: IdentityDatabase,
  email: string,
  ownerId: number | null = null,
): Promise<void> {
  const holder = await userByEmail(tables, email);
  if (holder !== undefined && holder.id !== ownerId) throw addressTaken();
}

/**
 * Runs a write of an address. When two writes take the same address concurrently, the unique index rejects one, which
 * fails with the same error as a later write.
 * @throws AppError EMAIL_TAKEN (400)
 */
export async function withUniqueAddress<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseError && error.kind === 'unique') throw addressTaken();
    throw error;
  }
}
