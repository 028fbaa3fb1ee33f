import {
  resource,
  Body,
  ContentApiPermissions,
  ContentApiRoutes,
  defineEndpoints,
  IdParams,
  ListQuery,
  Nullable,
  OneOf,
  Text,
  Timestamp,
  Wrapped,
} from '@admin/contract';
import { Type, type Static } from 'typebox';
import { apiTokenActions, transferTokenActions } from '../settings-actions.ts';

/** The possible lifespans of a token, in milliseconds: 7, 30 and 90 days. */
export const tokenLifespans = [604_800_000, 2_592_000_000, 7_776_000_000] as const;

export type TokenLifespan = (typeof tokenLifespans)[number];

/** The permissions of an API token: read-only, full access, or a list. */
export const ApiTokenType = OneOf(['read-only', 'full-access', 'custom']);

export type ApiTokenType = Static<typeof ApiTokenType>;

/** The directions of a transfer token. */
export const TransferDirection = OneOf(['push', 'pull']);

export type TransferDirection = Static<typeof TransferDirection>;

const tokenFields = {
  id: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  /** Exact to the minute. */
  lastUsedAt: Nullable(Timestamp),
  /** Milliseconds as text; null for a token that never expires. */
  lifespan: Nullable(Type.String()),
  expiresAt: Nullable(Timestamp),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};

/** The key, 256 hexadecimal digits. Only this response contains it. */
const accessKey = { accessKey: Type.String() };

const apiTokenFields = { ...tokenFields, type: ApiTokenType, permissions: Type.Array(Type.String()) };

/** A token for clients of the content API; `permissions` is empty except for custom tokens. */
export const ApiToken = Type.Object(apiTokenFields);

export type ApiToken = Static<typeof ApiToken>;

export const CreatedApiToken = Type.Object({ ...apiTokenFields, ...accessKey });

export type CreatedApiToken = Static<typeof CreatedApiToken>;

const transferTokenFields = { ...tokenFields, permissions: Type.Array(TransferDirection) };

/** A token for moving content between two installations. */
export const TransferToken = Type.Object(transferTokenFields);

export type TransferToken = Static<typeof TransferToken>;

/** A deleted transfer token. Only this response has its permissions as records. */
export const DeletedTransferToken = Type.Object({
  ...tokenFields,
  permissions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      action: TransferDirection,
      createdAt: Timestamp,
      updatedAt: Timestamp,
    }),
  ),
});

export type DeletedTransferToken = Static<typeof DeletedTransferToken>;

export const CreatedTransferToken = Type.Object({ ...transferTokenFields, ...accessKey });

export type CreatedTransferToken = Static<typeof CreatedTransferToken>;

/** The new key of a token; the previous one stops working. */
export const RegeneratedKey = Type.Object({ id: Type.Integer(), ...accessKey });

export type RegeneratedKey = Static<typeof RegeneratedKey>;

const Name = Text({ minLength: 1, maxLength: 255 });
const Description = Nullable(Text({ maxLength: 4000 }));
const Lifespan = Type.Unsafe<TokenLifespan | null>({ enum: [null, ...tokenLifespans] });
const ActionIds = Nullable(Type.Array(Type.String({ maxLength: 255 }), { maxItems: 10_000 }));
const Directions = Type.Array(TransferDirection, { minItems: 1, maxItems: 2 });

const apiTokens = resource('/api-tokens');
const transferTokens = resource('/transfer/tokens');

/**
 * API tokens for the content API, and transfer tokens for moving content. Their paths are below `/admin` for
 * compatibility with existing clients.
 */
export const tokensEndpoints = defineEndpoints('admin', {
  listApiTokens: apiTokens.list({
    policy: { anyOf: [apiTokenActions.read] },
    query: ListQuery,
    response: Wrapped(Type.Array(ApiToken)),
  }),
  readApiToken: apiTokens.read({
    policy: { anyOf: [apiTokenActions.read] },
    response: Wrapped(ApiToken),
  }),
  createApiToken: apiTokens.create({
    policy: { anyOf: [apiTokenActions.create] },
    body: Body({
      name: Name,
      description: Type.Optional(Description),
      type: ApiTokenType,
      lifespan: Type.Optional(Lifespan),
      permissions: Type.Optional(ActionIds),
    }),
    response: Wrapped(CreatedApiToken),
  }),
  /** The lifespan is set when the token is created. */
  updateApiToken: apiTokens.update({
    policy: { anyOf: [apiTokenActions.update] },
    body: Body({
      name: Type.Optional(Name),
      description: Type.Optional(Description),
      type: Type.Optional(ApiTokenType),
      permissions: Type.Optional(ActionIds),
    }),
    response: Wrapped(ApiToken),
  }),
  regenerateApiToken: {
    method: 'POST',
    path: '/api-tokens/:id/regenerate',
    policy: { anyOf: [apiTokenActions.regenerate] },
    params: IdParams,
    response: Wrapped(RegeneratedKey),
    status: 201,
  },
  /** Returns the deleted token; null if it did not exist. */
  deleteApiToken: apiTokens.delete({
    policy: { anyOf: [apiTokenActions.delete] },
    response: Wrapped(Nullable(ApiToken)),
  }),
  readContentApiPermissions: {
    method: 'GET',
    path: '/content-api/permissions',
    policy: { anyOf: [apiTokenActions.read, apiTokenActions.create, apiTokenActions.update] },
    response: Wrapped(ContentApiPermissions),
  },
  listContentApiRoutes: {
    method: 'GET',
    path: '/content-api/routes',
    policy: { anyOf: [apiTokenActions.read, apiTokenActions.create, apiTokenActions.update] },
    response: Wrapped(ContentApiRoutes),
  },
  listTransferTokens: transferTokens.list({
    policy: { anyOf: [transferTokenActions.read] },
    query: ListQuery,
    response: Wrapped(Type.Array(TransferToken)),
  }),
  readTransferToken: transferTokens.read({
    policy: { anyOf: [transferTokenActions.read] },
    response: Wrapped(TransferToken),
  }),
  createTransferToken: transferTokens.create({
    policy: { anyOf: [transferTokenActions.create] },
    body: Body({
      name: Name,
      description: Type.Optional(Description),
      lifespan: Type.Optional(Lifespan),
      permissions: Directions,
    }),
    response: Wrapped(CreatedTransferToken),
  }),
  updateTransferToken: transferTokens.update({
    policy: { anyOf: [transferTokenActions.update] },
    body: Body({
      name: Type.Optional(Name),
      description: Type.Optional(Description),
      permissions: Type.Optional(Directions),
    }),
    response: Wrapped(TransferToken),
  }),
  regenerateTransferToken: {
    method: 'POST',
    path: '/transfer/tokens/:id/regenerate',
    policy: { anyOf: [transferTokenActions.regenerate] },
    params: IdParams,
    response: Wrapped(RegeneratedKey),
    status: 201,
  },
  deleteTransferToken: transferTokens.delete({
    policy: { anyOf: [transferTokenActions.delete] },
    response: Wrapped(Nullable(DeletedTransferToken)),
  }),
});
