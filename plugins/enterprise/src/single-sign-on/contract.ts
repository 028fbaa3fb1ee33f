import { Body, Nullable, OneOf, Text, Wrapped, type Endpoint } from '@admin/contract';
import { Type, type Static } from 'typebox';

/** The permissions of single sign-on. */
export const signOnActions = {
  read: 'admin::provider-login.read',
  update: 'admin::provider-login.update',
} as const;

const Uid = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 40 });

/** The id of a role. */
const RoleId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Characters of an icon. */
const maxIcon = 12_000;

const ProviderParams = Type.Object({ provider: Type.String({ maxLength: 40 }) });

/** A sign-in method as the sign-in page shows it. */
export const SignInMethod = Type.Object({
  uid: Type.String(),
  displayName: Type.String(),
  icon: Nullable(Type.String()),
});

export type SignInMethod = Static<typeof SignInMethod>;

/** An OpenID Connect provider without its secret. */
export const ProviderSettings = {
  displayName: Text({ minLength: 1, maxLength: 80 }),
  /** The issuer URL, from which the server discovers the endpoints. */
  issuer: Text({ minLength: 1, maxLength: 500 }),
  clientId: Text({ minLength: 1, maxLength: 500 }),
  scopes: Type.Optional(Text({ maxLength: 500 })),
  /** A data URI of an image, or the path of an uploaded file; empty without one. */
  icon: Type.Optional(Text({ maxLength: maxIcon })),
  /** Lets the first sign-in find an existing user by verified email address. */
  matchEmail: Type.Optional(Type.Boolean()),
  /** Accepts a missing `email_verified` claim as verified. */
  trustsEmail: Type.Optional(Type.Boolean()),
  /** The claim that names the groups or roles of a user. */
  roleClaim: Type.Optional(Text({ maxLength: 200 })),
  /** Role ids by values of that claim. */
  roles: Type.Optional(
    Type.Array(Body({ value: Text({ minLength: 1, maxLength: 200 }), role: RoleId }), {
      maxItems: 100,
    }),
  ),
  /** When the roles are set from the claim: on the first sign-in or on every one. */
  roleSync: Type.Optional(OneOf(['first', 'always'])),
};

const ProviderBody = Body({ ...ProviderSettings, clientSecret: Type.Optional(Text({ maxLength: 1000 })) });

export type ProviderInput = Static<typeof ProviderBody>;

export const ListedProvider = Type.Object({
  ...ProviderSettings,
  uid: Type.String(),
  hasSecret: Type.Boolean(),
  /** Providers of the environment cannot be changed here. */
  source: OneOf(['environment', 'settings']),
  /** The redirect URI to register with the provider. */
  callbackUrl: Type.String(),
});

export type ListedProvider = Static<typeof ListedProvider>;

/** Options that apply to all providers. */
export const SignOnOptions = Body({
  autoRegister: Type.Boolean(),
  defaultRole: Nullable(RoleId),
  ssoLockedRoles: Nullable(Type.Array(RoleId, { maxItems: 1000 })),
});

export type SignOnOptions = Static<typeof SignOnOptions>;

const settings = '/admin/single-sign-on/providers';

/** The endpoints of single sign-on. */
export const signOnEndpoints = {
  listMethods: {
    method: 'GET',
    path: '/admin/providers',
    policy: 'public',
    response: Type.Array(SignInMethod),
  },
  readOptions: {
    method: 'GET',
    path: '/admin/providers/options',
    policy: { anyOf: [signOnActions.read] },
    response: Wrapped(SignOnOptions),
  },
  updateOptions: {
    method: 'PUT',
    path: '/admin/providers/options',
    policy: { anyOf: [signOnActions.update] },
    body: SignOnOptions,
    response: Wrapped(SignOnOptions),
  },
  isLocked: {
    method: 'GET',
    path: '/admin/providers/isSSOLocked',
    policy: 'signed-in',
    response: Wrapped(Type.Object({ isSSOLocked: Type.Boolean() })),
  },
  /** Redirects the browser to the provider. */
  connect: {
    method: 'GET',
    path: '/admin/connect/:provider',
    policy: 'public',
    params: ProviderParams,
    query: Type.Object({ redirectTo: Type.Optional(Type.String({ maxLength: 2000 })) }),
    status: 302,
  },
  /** The provider redirects the browser here. */
  callback: {
    method: 'GET',
    path: '/admin/connect/:provider/callback',
    policy: 'public',
    params: ProviderParams,
    query: Type.Record(Type.String(), Type.Unknown()),
    status: 302,
  },
  /** The provider ends sessions here. */
  backChannelLogout: {
    method: 'POST',
    path: '/admin/connect/:provider/logout',
    policy: 'public',
    accepts: 'urlencoded',
    params: ProviderParams,
    body: Type.Object({ logout_token: Type.String({ maxLength: 20_000 }) }),
    response: Type.Object({}),
  },
  listProviders: {
    method: 'GET',
    path: settings,
    policy: { anyOf: [signOnActions.read] },
    response: Wrapped(Type.Array(ListedProvider)),
  },
  saveProvider: {
    method: 'PUT',
    path: `${settings}/:uid`,
    policy: { anyOf: [signOnActions.update] },
    params: Type.Object({ uid: Uid }),
    body: ProviderBody,
    response: Wrapped(ListedProvider),
  },
  deleteProvider: {
    method: 'DELETE',
    path: `${settings}/:uid`,
    policy: { anyOf: [signOnActions.update] },
    params: Type.Object({ uid: Uid }),
    status: 204,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
