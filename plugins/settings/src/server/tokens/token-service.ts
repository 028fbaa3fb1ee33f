import type { Call } from '@admin/contract';
import { defineService, type ApiClientAuthentication, type ApiClientCall } from '@admin/server';
import type {
  ApiToken,
  CreatedApiToken,
  CreatedTransferToken,
  RegeneratedKey,
  TransferToken,
  tokensEndpoints,
} from '../../endpoints/tokens.ts';
import { authenticateApiToken, type TokenAuthentication } from './operations/authenticate-api-token.ts';
import { createToken } from './operations/create-token.ts';
import { deleteToken, regenerateAccessKey, updateToken, type OpenedBy } from './operations/change-token.ts';
import { findToken, findTokens } from './operations/find-tokens.ts';
import { isWider, opens } from './operations/opens.ts';
import {
  apiTokenPermissions,
  presentApiToken,
  presentTransferToken,
  type TokenRow,
} from './records/token-record.ts';
import { tokenTables, type TokenKind } from './tables.ts';
import type { TokenAuthor, TokenContext } from './token-context.ts';

/** The id of a token, as in a path. */
type SentId = number | string;

type Endpoints = typeof tokensEndpoints;
type BodyOf<Name extends keyof Endpoints> = Call<Endpoints[Name]>['body'];

/**
 * Operations on the tokens of one kind. Responses contain no key, except when one is generated; a token acts for the
 * user who receives its key.
 */
export interface TokenOperations<Token, Created, NewBody, ChangeBody> {
  list(): Promise<Token[]>;
  read(id: SentId): Promise<Token>;
  create(by: TokenAuthor, body: NewBody): Promise<Created>;
  update(by: TokenAuthor, id: SentId, body: ChangeBody): Promise<Token>;
  regenerate(by: TokenAuthor, id: SentId): Promise<RegeneratedKey>;
  /** Returns null if it did not exist. */
  remove(by: TokenAuthor, id: SentId): Promise<Token | null>;
}

/** API tokens: administrators create and delete them, routes require them. */
export interface TokenService {
  readonly apiTokens: TokenOperations<
    ApiToken,
    CreatedApiToken,
    BodyOf<'createApiToken'>,
    BodyOf<'updateApiToken'>
  >;
  readonly transferTokens: TokenOperations<
    TransferToken,
    CreatedTransferToken,
    BodyOf<'createTransferToken'>,
    BodyOf<'updateTransferToken'>
  >;
  /** Finds the API token of an `Authorization` header. */
  authenticateApiToken(authorization: string | undefined): Promise<TokenAuthentication>;
  /** Authenticates clients whose API token permits the requested action. */
  authenticateApiClient(call: ApiClientCall): Promise<ApiClientAuthentication>;
}

/** The service of both kinds of tokens, for other plugins. */
export const tokensRef = defineService<TokenService>('tokens.service');

/** The operations that both kinds share. */
function operationsOn<Token>(
  context: TokenContext,
  kind: TokenKind,
  present: (row: TokenRow) => Token,
): Omit<TokenOperations<Token, never, never, never>, 'create' | 'update'> {
  const tables = tokenTables(context.database);
  return {
    list: async () => (await findTokens(tables, kind)).map(present),
    read: async (id) => present(await findToken(tables, kind, id)),
    regenerate: (by, id) => regenerateAccessKey(context, by, kind, id),
    remove: async (by, id) => {
      const gone = await deleteToken(context, kind, id, by);
      return gone === null ? null : present(gone);
    },
  };
}

function apiTokenOperations(context: TokenContext): TokenService['apiTokens'] {
  const { actions } = context;
  const present = (row: TokenRow): ApiToken => presentApiToken(row, actions);
  return {
    ...operationsOn(context, 'api', present),
    async create(by, { permissions: sent = null, ...body }) {
      const permissions = apiTokenPermissions(actions, body.type, sent);
      const { row, accessKey } = await createToken(context, by, { ...body, kind: 'api', permissions });
      return { ...present(row), accessKey };
    },
    async update(by, id, { type: wanted, permissions: sent, ...change }) {
      const openedBy = (row: TokenRow): OpenedBy | null => {
        if (wanted === undefined && sent === undefined) return null;
        const before = present(row);
        const type = wanted ?? before.type;
        const stored = type === 'custom' ? before.permissions : null;
        const after = { type, permissions: [...apiTokenPermissions(actions, type, sent ?? stored)] };
        return { ...after, isWider: isWider(actions, { before, after }) };
      };
      return present(await updateToken(context, by, { kind: 'api', id }, { ...change, opens: openedBy }));
    },
  };
}

const distinct = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

function transferTokenOperations(context: TokenContext): TokenService['transferTokens'] {
  return {
    ...operationsOn(context, 'transfer', presentTransferToken),
    async create(by, body) {
      const permissions = distinct(body.permissions);
      const token = { ...body, kind: 'transfer', type: null, permissions } as const;
      const { row, accessKey } = await createToken(context, by, token);
      return { ...presentTransferToken(row), accessKey };
    },
    async update(by, id, { permissions, ...change }) {
      const openedBy = (before: TokenRow): OpenedBy | null => {
        if (permissions === undefined) return null;
        const known = new Set(presentTransferToken(before).permissions);
        const isNew = (direction: (typeof permissions)[number]): boolean => !known.has(direction);
        return { type: null, permissions: distinct(permissions), isWider: permissions.some(isNew) };
      };
      const row = await updateToken(context, by, { kind: 'transfer', id }, { ...change, opens: openedBy });
      return presentTransferToken(row);
    },
  };
}

/** Binds the operations on tokens to their context. */
export function createTokenService(context: TokenContext): TokenService {
  const authenticate = (authorization: string | undefined): Promise<TokenAuthentication> =>
    authenticateApiToken(context, authorization);
  return {
    apiTokens: apiTokenOperations(context),
    transferTokens: transferTokenOperations(context),
    authenticateApiToken: authenticate,
    async authenticateApiClient({ authorization, actionId }) {
      const response = await authenticate(authorization);
      if ('refusal' in response) return 'unknown';
      const { token, owner } = response;
      const allows = (id: string): boolean => opens(context.actions, token, owner, id);
      return allows(actionId) ? { name: token.name, permissions: owner, allows } : 'refused';
    },
  };
}
