import { recordedWrite, type Database } from '@admin/server';
import type { TokenLifespan } from '../../../endpoints/tokens.ts';
import { drawAccessKey } from '../records/access-key.ts';
import { cleanTokenName, withUniqueName, type TokenRow } from '../records/token-record.ts';
import { tokenTables } from '../tables.ts';
import { tokenChanges } from '../token-changes.ts';
import {
  authorOrigin,
  recordedToken,
  timestamp,
  tokenChange,
  type TokenAuthor,
  type TokenContext,
} from '../token-context.ts';

/** A token to create, with validated permissions. */
export interface NewToken extends Pick<TokenRow, 'kind' | 'type'> {
  readonly name: string;
  readonly description?: string | null;
  /** Milliseconds; null or absent for a token that never expires. */
  readonly lifespan?: TokenLifespan | null;
  readonly permissions: readonly string[];
}

/** A token with its key, which only this response contains. */
export interface MadeToken {
  readonly row: TokenRow;
  readonly accessKey: string;
}

/**
 * Creates a token that acts for the user who creates it; its lifespan starts now.
 * @throws AppError VALIDATION_FAILED, TOKEN_NAME_TAKEN (400)
 */
export async function createToken(
  context: TokenContext,
  author: TokenAuthor,
  token: NewToken,
): Promise<MadeToken> {
  const { kind, type, lifespan = null, permissions } = token;
  const { accessKey, hash } = drawAccessKey(context.hashKey);
  const moment = context.now();
  const now = timestamp(moment);
  const values = {
    kind,
    type,
    name: cleanTokenName(token.name),
    description: token.description ?? '',
    permissions: JSON.stringify(permissions),
    key_hash: hash,
    lifespan: lifespan === null ? null : String(lifespan),
    expires_at: lifespan === null ? null : timestamp(moment + lifespan),
    last_used_at: null,
    created_at: now,
    updated_at: now,
    owner_id: author.user.id,
  };
  const { events } = context;
  const point = tokenChanges[kind];
  const origin = authorOrigin(author);
  const write = async (source: Pick<Database, 'kysely'>) => {
    const tables = tokenTables(source);
    const [set] = await events.runBefore(point, 'create', tables, () => [
      { id: null, before: null, values: recordedToken(values), origin },
    ]);
    const created = await tables
      .insertInto('access_tokens')
      .values({ ...values, ...set, name: cleanTokenName(set?.name ?? values.name) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await events.runAfter(point, 'create', tables, () => [
      { id: created.id, before: null, after: recordedToken(created), origin },
    ]);
    await events.recordChange(tables, () =>
      tokenChange(created, 'create', author, { after: recordedToken(created) }),
    );
    return created;
  };
  const isHooked = events.hasHooks(point, 'create');
  const row = await withUniqueName(() => recordedWrite(context, write, { isHooked }));
  return { row, accessKey };
}
