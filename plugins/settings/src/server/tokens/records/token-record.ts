import { notFound, type AppError, type ContentApiActions } from '@admin/server';
import type { Selectable } from 'kysely';
import type { ApiToken, DeletedTransferToken, TransferToken } from '../../../endpoints/tokens.ts';
import type { TokenKind, TokenTables } from '../tables.ts';

export type TokenRow = Selectable<TokenTables['access_tokens']>;

/** A token as it is told to the outside, by its kind; never with its key. */
export interface PresentedToken {
  readonly api: ApiToken;
  readonly transfer: TransferToken;
}

const missing: Readonly<Record<TokenKind, string>> = {
  api: 'API Token not found',
  transfer: 'Transfer token not found',
};

/** The answer when there is no such token of this kind. */
export function tokenNotFound(kind: TokenKind): AppError {
  return notFound(missing[kind]);
}

/** The id that a path names; null for a text that is no id. */
export function tokenId(sent: number | string): number | null {
  return /^[1-9]\d{0,8}$/.test(String(sent)) ? Number(sent) : null;
}

function storedPermissions(row: TokenRow): string[] {
  return JSON.parse(row.permissions) as string[];
}

function shared(row: TokenRow) {
  const { id, name, description, lifespan } = row;
  return {
    id,
    name,
    description,
    lastUsedAt: row.last_used_at,
    lifespan,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** An API token without what it can open no more, because a content type or a plugin is gone. */
export function presentApiToken(row: TokenRow, actions: Pick<ContentApiActions, 'find'>): ApiToken {
  const known = storedPermissions(row).filter((id) => actions.find(id) !== undefined);
  return { ...shared(row), type: row.type ?? 'custom', permissions: known };
}

export function presentTransferToken(row: TokenRow): TransferToken {
  return { ...shared(row), permissions: storedPermissions(row) as TransferToken['permissions'] };
}

/** A transfer token as its deletion tells it: each direction as a record, numbered, as old as the token. */
export function presentDeletedTransferToken(token: TransferToken): DeletedTransferToken {
  const { createdAt, updatedAt } = token;
  const permissions = token.permissions.map((action, index) => ({
    id: index + 1,
    action,
    createdAt,
    updatedAt,
  }));
  return { ...token, permissions };
}
