import { Nullable, Text } from '@admin/contract';
import { defineChangePoint } from '@admin/server';
import { Type } from 'typebox';
import type { TokenRow } from './records/token-record.ts';
import type { TokenKind } from './tables.ts';
import { authorOrigin, recordedToken, type TokenAuthor } from './token-context.ts';

const texts = ['name', 'description'] as const;

const values = Type.Object({
  name: Text({ minLength: 1, maxLength: 255 }),
  description: Text({ maxLength: 4000 }),
  /** `read-only`, `full-access` or `custom`; null for transfer tokens. */
  type: Nullable(Type.String()),
  /** Ids of actions of a custom token, or directions of a transfer. */
  permissions: Type.Array(Type.String()),
  /** Milliseconds as text; null for a token that never expires. */
  lifespan: Nullable(Type.String()),
});

const verbs = { create: texts, update: texts, regenerate: [], delete: [] } as const;

/** Changes of API tokens. Hooks never receive a key. */
export const apiTokenChanges = defineChangePoint({ entity: 'api-token', values, verbs });

/** Changes of transfer tokens. */
export const transferTokenChanges = defineChangePoint({ entity: 'transfer-token', values, verbs });

/** The changes of tokens of each kind. */
export const tokenChanges = {
  api: apiTokenChanges,
  transfer: transferTokenChanges,
} as const satisfies Record<TokenKind, unknown>;

/** Returns the id and the previous values of a token, with the author of its change. */
export function tokenToChange(row: TokenRow, author: TokenAuthor) {
  return {
    id: row.id,
    before: recordedToken(row),
    origin: authorOrigin(author),
  };
}
