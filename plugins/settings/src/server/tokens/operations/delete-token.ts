import { tokenId, type TokenRow } from '../records/token-record.ts';
import { tokenTables, type TokenKind } from '../tables.ts';
import type { TokenContext } from '../token-context.ts';

/** Removes a token, whose key opens nothing from then on. Answers what it was; null when there was none. */
export async function deleteToken(
  context: TokenContext,
  kind: TokenKind,
  sentId: number | string,
): Promise<TokenRow | null> {
  const id = tokenId(sentId);
  if (id === null) return null;
  const row = await tokenTables(context.database)
    .deleteFrom('access_tokens')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
