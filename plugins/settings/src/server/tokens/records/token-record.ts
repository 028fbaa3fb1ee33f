import {
  notFound,
  type AppError,
  type ContentApiActions,
  DatabaseError,
  refused,
  validationFailed,
} from '@admin/server';
import type { Selectable } from 'kysely';
import type {
  ApiToken,
  DeletedTransferToken,
  TransferToken,
  ApiTokenType,
} from '../../../endpoints/tokens.ts';
import type { TokenKind, TokenTables } from '../tables.ts';

export type TokenRow = Selectable<TokenTables['access_tokens']>;

const missing: Readonly<Record<TokenKind, string>> = {
  api: 'API Token not found',
  transfer: 'Transfer token not found',
};

/** Returns the error for a missing token of this kind. */
export function tokenNotFound(kind: TokenKind): AppError {
  return notFound(missing[kind]);
}

/** Returns the id in a path; null for invalid text. */
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

/** Returns an API token without permissions for content types and plugins that no longer exist. */
export function presentApiToken(row: TokenRow, actions: Pick<ContentApiActions, 'find'>): ApiToken {
  const known = storedPermissions(row).filter((id) => actions.find(id) !== undefined);
  return { ...shared(row), type: row.type ?? 'custom', permissions: known };
}

export function presentTransferToken(row: TokenRow): TransferToken {
  return { ...shared(row), permissions: storedPermissions(row) as TransferToken['permissions'] };
}

/**
 * Returns a deleted transfer token in the form of its response: each direction as a numbered record with the dates of
 * the token.
 */
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

/** Returns a name in its stored form. @throws AppError VALIDATION_FAILED if it is empty */
export function cleanTokenName(name: string): string {
  const clean = name.normalize('NFC').trim();
  if (clean !== '') return clean;
  throw validationFailed([{ path: ['name'], message: 'name is a required field', name: 'ValidationError' }]);
}

/**
 * Runs a write of a token whose name must be unique within its kind. The table enforces it, so that one of several
 * simultaneous writes succeeds.
 * @throws AppError TOKEN_NAME_TAKEN
 */
export async function withUniqueName<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof DatabaseError && error.kind === 'unique') {
      throw refused('TOKEN_NAME_TAKEN', 'Name already taken');
    }
    throw error;
  }
}

function errors(message: string): AppError {
  return validationFailed([{ path: ['permissions'], message, name: 'ValidationError' }]);
}

/**
 * Returns the stored permissions of an API token: the unique actions of a custom token, none for other types.
 * @throws AppError VALIDATION_FAILED
 */
export function apiTokenPermissions(
  actions: Pick<ContentApiActions, 'find'>,
  type: ApiTokenType,
  sent: readonly string[] | null,
): readonly string[] {
  const permissions = [...new Set(sent)];
  if (type !== 'custom') {
    if (permissions.length > 0) throw errors('permissions are for custom tokens only');
    return [];
  }
  if (permissions.length === 0) throw errors('permissions is a required field');
  const unknown = permissions.filter((id) => actions.find(id) === undefined);
  if (unknown.length > 0) throw errors(`Unknown permissions provided: ${unknown.join(', ')}`);
  return permissions;
}
