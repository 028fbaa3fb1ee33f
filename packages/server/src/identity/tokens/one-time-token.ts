import { createHash, randomBytes } from 'node:crypto';
import { timestamp, type IdentityDatabase, type IdentityTables } from '../tables.ts';

export type TokenPurpose = IdentityTables['admin_tokens']['purpose'];

const hour = 3_600_000;

/** The lifetime of a token in milliseconds. */
export const tokenLifetimes: Readonly<Record<TokenPurpose, number>> = {
  'reset-password': hour,
  invitation: 7 * 24 * hour,
};

/** Hashes a token. With 256 random bits it needs no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The owner of a token and the user who issued it; null when the owner requested it. */
export interface TokenOwner {
  readonly userId: number;
  readonly issuedBy: number | null;
}

interface TokenSpec {
  readonly userId: number;
  readonly purpose: TokenPurpose;
  readonly issuedBy?: number;
}

/** Creates a token for one user and one purpose. Only its hash is stored; the token exists in the return value alone. */
export async function issueToken(
  clock: { readonly now: () => number },
  tables: IdentityDatabase,
  { userId, purpose, issuedBy }: TokenSpec,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = timestamp(clock);
  await tables.deleteFrom('admin_tokens').where('expires_at', '<=', now).execute();
  await tables
    .insertInto('admin_tokens')
    .values({
      hash: hashOf(token),
      purpose,
      user_id: userId,
      issued_by: issuedBy ?? null,
      created_at: now,
      expires_at: timestamp(clock, tokenLifetimes[purpose]),
      used_at: null,
    })
    .execute();
  return token;
}

/** The format of issued tokens; other texts are rejected without a query. */
const form = /^[\w-]{43}$/;

/** Returns the owner of a token; null when it is unknown, used, expired or has another purpose. */
export async function findToken(
  clock: { readonly now: () => number },
  tables: IdentityDatabase,
  { token, purpose }: { readonly token: string; readonly purpose: TokenPurpose },
): Promise<TokenOwner | null> {
  if (!form.test(token)) return null;
  const row = await tables
    .selectFrom('admin_tokens')
    .select(['user_id as userId', 'issued_by as issuedBy'])
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', timestamp(clock))
    .executeTakeFirst();
  return row ?? null;
}

/** Like `findToken`, and consumes the token: of several concurrent calls, one returns the user. */
export async function claimToken(
  clock: { readonly now: () => number },
  tables: IdentityDatabase,
  { token, purpose }: { readonly token: string; readonly purpose: TokenPurpose },
): Promise<TokenOwner | null> {
  const now = timestamp(clock);
  const row = await tables
    .updateTable('admin_tokens')
    .set({ used_at: now })
    .where('hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'issued_by as issuedBy'])
    .executeTakeFirst();
  return row ?? null;
}

/** Revokes the tokens of a user, of one purpose or all. */
export async function dropTokens(
  tables: IdentityDatabase,
  userId: number,
  purpose?: TokenPurpose,
): Promise<void> {
  const ofUser = tables.deleteFrom('admin_tokens').where('user_id', '=', userId);
  await (purpose === undefined ? ofUser : ofUser.where('purpose', '=', purpose)).execute();
}
