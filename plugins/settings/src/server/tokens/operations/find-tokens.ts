import { tokenId, tokenNotFound, type TokenRow } from '../records/token-record.ts';
import type { TokenDatabase, TokenKind } from '../tables.ts';

/** Returns the tokens of a kind, sorted by name. */
export async function findTokens(tables: TokenDatabase, kind: TokenKind): Promise<readonly TokenRow[]> {
  return tables
    .selectFrom('access_tokens')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Returns one token. @throws AppError NOT_FOUND (404) */
export async function findToken(
  tables: TokenDatabase,
  kind: TokenKind,
  sentId: number | string,
): Promise<TokenRow> {
  const id = tokenId(sentId);
  if (id === null) throw tokenNotFound(kind);
  const row = await tables
    .selectFrom('access_tokens')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw tokenNotFound(kind);
  return row;
}
