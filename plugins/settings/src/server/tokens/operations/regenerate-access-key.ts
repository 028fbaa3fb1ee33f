import type { Actor } from '@admin/server';
import type { RegeneratedKey } from '../../../endpoints/tokens.ts';
import { drawAccessKey } from '../records/access-key.ts';
import { tokenId, tokenNotFound } from '../records/token-record.ts';
import { tokenTables, type TokenKind } from '../tables.ts';
import { timestamp, type TokenContext } from '../token-context.ts';

/**
 * Gives a token a new key; the one before opens nothing any more. The moment when the token expires stays. The token
 * acts from now on for the person who is told the key: nobody comes to more through the token of somebody else.
 * @throws AppError NOT_FOUND (404)
 */
export async function regenerateAccessKey(
  context: TokenContext,
  { user }: Pick<Actor, 'user'>,
  kind: TokenKind,
  sentId: number | string,
): Promise<RegeneratedKey> {
  const id = tokenId(sentId);
  if (id === null) throw tokenNotFound(kind);
  const { accessKey, hash } = drawAccessKey(context.hashKey);
  const row = await tokenTables(context.database)
    .updateTable('access_tokens')
    .set({ key_hash: hash, owner_id: user.id, updated_at: timestamp(context.now()) })
    .where('kind', '=', kind)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) throw tokenNotFound(kind);
  return { id: row.id, accessKey };
}
