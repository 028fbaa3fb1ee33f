import {
  changedValues,
  permissionNotHeld,
  holdsPermissionsOf,
  recordedWrite,
  type Database,
} from '@admin/server';
import type { RegeneratedKey } from '../../../endpoints/tokens.ts';
import { drawAccessKey } from '../records/access-key.ts';
import {
  cleanTokenName,
  withUniqueName,
  type TokenRow,
  tokenId,
  tokenNotFound,
} from '../records/token-record.ts';
import { tokenTables, type TokenKind } from '../tables.ts';
import { tokenChanges, tokenToChange } from '../token-changes.ts';
import {
  recordedToken,
  timestamp,
  tokenChange,
  type TokenAuthor,
  type TokenContext,
} from '../token-context.ts';
import { findToken } from './find-tokens.ts';

/** The changes to a token; absent properties stay unchanged. */
interface TokenChange {
  readonly name?: string;
  readonly description?: string | null;
  /** Validates the permissions, given the previous ones; null leaves them unchanged. */
  readonly opens: (before: TokenRow) => OpenedBy | null;
}

/** The new permissions of a token. */
export interface OpenedBy extends Pick<TokenRow, 'type'> {
  readonly permissions: readonly string[];
  /** True if it permits an action that it did not permit before. */
  readonly isWider: boolean;
}

/**
 * Changes a token; its key, owner and lifespan stay unchanged. The holder of the key has the permissions of the owner,
 * so only the owner and users with the same permissions may extend a token.
 * @throws AppError NOT_FOUND (404), VALIDATION_FAILED, TOKEN_NAME_TAKEN (400), PERMISSION_NOT_HELD (403)
 */
export async function updateToken(
  context: TokenContext,
  actor: TokenAuthor,
  { kind, id }: { readonly kind: TokenKind; readonly id: number | string },
  { name, description, opens }: TokenChange,
): Promise<TokenRow> {
  return context.database.transaction(async (transaction) => {
    const tables = tokenTables(transaction);
    const before = await findToken(tables, kind, id);
    const opened = opens(before);
    if (opened?.isWider === true && !(await holdsPermissionsOf(transaction, actor, before.owner_id))) {
      throw permissionNotHeld('You can only extend a token if you have every permission of its owner');
    }
    const values = {
      name: name === undefined ? before.name : cleanTokenName(name),
      description: description === undefined ? before.description : (description ?? ''),
      updated_at: timestamp(context.now()),
      ...(opened === null ? {} : { type: opened.type, permissions: JSON.stringify(opened.permissions) }),
    };
    const change = tokenToChange(before, actor);
    const [set] = await context.events.runBefore(tokenChanges[kind], 'update', tables, () => [
      { ...change, values: recordedToken({ ...before, ...values }) },
    ]);
    const after = await withUniqueName(() =>
      tables
        .updateTable('access_tokens')
        .set({ ...values, ...set, name: cleanTokenName(set?.name ?? values.name) })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    await context.events.runAfter(tokenChanges[kind], 'update', tables, () => [
      { ...change, after: recordedToken(after) },
    ]);
    await context.events.recordChange(tables, () =>
      tokenChange(after, 'update', actor, changedValues(recordedToken(before), recordedToken(after))),
    );
    return after;
  });
}

/**
 * Gives a token a new key and revokes the previous one. The expiry date stays unchanged. The user who receives the key
 * becomes the owner, so that no user gains permissions through another user's token.
 * @throws AppError NOT_FOUND (404)
 */
export async function regenerateAccessKey(
  context: TokenContext,
  author: TokenAuthor,
  kind: TokenKind,
  sentId: number | string,
): Promise<RegeneratedKey> {
  const id = tokenId(sentId);
  if (id === null) throw tokenNotFound(kind);
  const { accessKey, hash } = drawAccessKey(context.hashKey);
  const { events } = context;
  const point = tokenChanges[kind];
  const secrets = ['accessKey'];
  const write = async (source: Pick<Database, 'kysely'>) => {
    const tables = tokenTables(source);
    await events.runBefore(point, 'regenerate', tables, async () => [
      { ...tokenToChange(await findToken(tables, kind, id), author), values: {}, secrets },
    ]);
    const row = await tables
      .updateTable('access_tokens')
      .set({ key_hash: hash, owner_id: author.user.id, updated_at: timestamp(context.now()) })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) throw tokenNotFound(kind);
    await events.runAfter(point, 'regenerate', tables, () => [
      { ...tokenToChange(row, author), after: recordedToken(row), secrets },
    ]);
    await events.recordChange(tables, () => tokenChange(row, 'regenerate', author, { secrets }));
  };
  await recordedWrite(context, write, { isHooked: events.hasHooks(point, 'regenerate') });
  return { id, accessKey };
}

/** Deletes a token and revokes its key. Returns the deleted token; null if it did not exist. */
export async function deleteToken(
  context: TokenContext,
  kind: TokenKind,
  sentId: number | string,
  author: TokenAuthor,
): Promise<TokenRow | null> {
  const id = tokenId(sentId);
  if (id === null) return null;
  const { events } = context;
  const point = tokenChanges[kind];
  const write = async (source: Pick<Database, 'kysely'>) => {
    const tables = tokenTables(source);
    await events.runBefore(point, 'delete', tables, async () => {
      const stored = await tables
        .selectFrom('access_tokens')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute();
      return stored.map((token) => ({ ...tokenToChange(token, author), values: {} }));
    });
    const row = await tables
      .deleteFrom('access_tokens')
      .where('kind', '=', kind)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return null;
    await events.runAfter(point, 'delete', tables, () => [{ ...tokenToChange(row, author), after: null }]);
    await events.recordChange(tables, () =>
      tokenChange(row, 'delete', author, { before: recordedToken(row) }),
    );
    return row;
  };
  return recordedWrite(context, write, { isHooked: events.hasHooks(point, 'delete') });
}
