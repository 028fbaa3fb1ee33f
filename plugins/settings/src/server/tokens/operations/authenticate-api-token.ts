import { systemPermissions, type ContentPermissions } from '@admin/server';
import type { ApiToken } from '../../../endpoints/tokens.ts';
import { accessKeyOf, hashAccessKey } from '../records/access-key.ts';
import { presentApiToken, type TokenRow } from '../records/token-record.ts';
import { tokenTables } from '../tables.ts';
import { timestamp, type TokenContext } from '../token-context.ts';

/** A token that is good, with what its owner may do at this moment: it must not be used for more. */
export interface KnownToken {
  readonly token: ApiToken;
  readonly owner: ContentPermissions;
}

/**
 * Who it is, or why nobody: no key was sent, no token has it, the token's time is over, or its owner is gone or may
 * not sign in.
 */
export type TokenAuthentication =
  KnownToken | { readonly refusal: 'missing' | 'unknown' | 'expired' | 'owner-gone' };

/** How exactly the last use is known, in milliseconds: a busy program does not write with every call. */
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
    // A call that may be made is not refused because nobody can write down that it was.
    context.logger.warn({ err: error, tokenId: row.id }, 'the use of an API token could not be noted');
  }
}

/** Tokens from before there were owners go on as they did. */
async function ownerOf(
  { identity }: TokenContext,
  { owner_id: id }: TokenRow,
): Promise<ContentPermissions | null> {
  return id === null ? systemPermissions() : identity.permissionsOfUser(id);
}

/** Finds the API token in an `Authorization` header, as the database has it at this moment. */
export async function authenticateApiToken(
  context: TokenContext,
  authorization: string | undefined,
): Promise<TokenAuthentication> {
  const accessKey = accessKeyOf(authorization);
  if (accessKey === null) return { refusal: 'missing' };
  const row = await tokenTables(context.database)
    .selectFrom('access_tokens')
    .selectAll()
    .where('key_hash', '=', hashAccessKey(context.hashKey, accessKey))
    .where('kind', '=', 'api')
    .executeTakeFirst();
  if (row === undefined) return { refusal: 'unknown' };
  if (row.expires_at !== null && Date.parse(row.expires_at) <= context.now()) return { refusal: 'expired' };
  const owner = await ownerOf(context, row);
  if (owner === null) return { refusal: 'owner-gone' };
  await noteUse(context, row);
  return { token: presentApiToken(row, context.actions), owner };
}
