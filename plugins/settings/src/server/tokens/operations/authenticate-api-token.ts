import { systemPermissions, type ContentPermissions } from '@admin/server';
import type { ApiToken } from '../../../endpoints/tokens.ts';
import { accessKeyOf, hashAccessKey } from '../records/access-key.ts';
import { presentApiToken, type TokenRow } from '../records/token-record.ts';
import { tokenTables } from '../tables.ts';
import { timestamp, type FoundToken, type TokenContext } from '../token-context.ts';

/** A valid token with the current permissions of its owner, which limit it. */
export interface KnownToken {
  readonly token: ApiToken;
  readonly owner: ContentPermissions;
}

/**
 * The result of an authentication: the client, or the reason for its rejection. No key was sent, no token has the key,
 * the token has expired, or its owner is deleted or blocked.
 */
export type TokenAuthentication =
  KnownToken | { readonly refusal: 'missing' | 'unknown' | 'expired' | 'owner-gone' };

/** The precision of the last use, in milliseconds: a busy client does not cause a write with every request. */
const usePrecision = 60_000;

async function noteUse(context: TokenContext, row: TokenRow): Promise<void> {
  const now = context.now();
  if (row.last_used_at !== null && now - Date.parse(row.last_used_at) < usePrecision) return;
  try {
    await tokenTables(context.database)
      .updateTable('access_tokens')
      .set({ last_used_at: timestamp(now) })
      .where('id', '=', row.id)
      .execute();
  } catch (error) {
    // A failed write of the last use does not reject the request.
    context.logger.warn({ err: error, tokenId: row.id }, 'could not record the last use of an API token');
  }
}

/** Tokens from before there were owners keep working. */
async function ownerOf(
  { identity }: TokenContext,
  { owner_id: id }: TokenRow,
): Promise<ContentPermissions | null> {
  return id === null ? systemPermissions() : identity.permissionsOfUser(id);
}

async function findToken(
  context: TokenContext,
  hash: string,
): Promise<FoundToken | 'unknown' | 'owner-gone'> {
  const row = await tokenTables(context.database)
    .selectFrom('access_tokens')
    .selectAll()
    .where('key_hash', '=', hash)
    .where('kind', '=', 'api')
    .executeTakeFirst();
  if (row === undefined) return 'unknown';
  const owner = await ownerOf(context, row);
  return owner === null ? 'owner-gone' : { row, owner };
}

/** Finds the API token of an `Authorization` header; reads the database only if it was written since. */
export async function authenticateApiToken(
  context: TokenContext,
  authorization: string | undefined,
): Promise<TokenAuthentication> {
  const accessKey = accessKeyOf(authorization);
  if (accessKey === null) return { refusal: 'missing' };
  const hash = hashAccessKey(context.hashKey, accessKey);
  const found = await context.known.get(hash, () => findToken(context, hash));
  if (typeof found === 'string') return { refusal: found };
  const { row, owner } = found;
  if (row.expires_at !== null && Date.parse(row.expires_at) <= context.now()) return { refusal: 'expired' };
  await noteUse(context, row);
  return { token: presentApiToken(row, context.actions), owner };
}
