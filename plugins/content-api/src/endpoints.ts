import { Body, defineEndpoints, Nullable, OneOf, Timestamp, Uid, type Endpoint } from '@admin/contract';
import { Type, type Static } from 'typebox';
import { explorerAction, publicAccessActions } from './access-actions.ts';

const ActionId = Type.String({ minLength: 1, maxLength: 300 });

/** The actions on a content type that everyone may call without a token. */
export const PublicType = Type.Object({
  uid: Uid,
  displayName: Type.String(),
  /** The paths of the attributes that reading makes public. */
  fields: Type.Array(Type.String()),
  /** The relations among them. They show entries only while `find` of their target is public. */
  relations: Type.Array(Type.Object({ path: Type.String(), target: Uid })),
  /** The actions that can be made public, such as `api::article.article.find`. */
  actions: Type.Array(Type.Object({ id: ActionId, name: Type.String(), isPublic: Type.Boolean() })),
});

export type PublicType = Static<typeof PublicType>;

const PublicAccess = Type.Object({ data: Type.Array(PublicType) });

/** The action of tokens that read changes. */
export const changeAction = 'plugin::content-api.changes.find';

/** A change of an entry. `delete` also stands for an entry that is no longer published, unless drafts are requested. */
export const Change = Type.Object({
  /** Continues after this change. */
  cursor: Type.String(),
  type: OneOf(['update', 'delete']),
  uid: Uid,
  id: Type.Integer(),
  locale: Nullable(Type.String()),
  at: Timestamp,
});

const since = Type.Optional(Type.String({ maxLength: 100 }));
const status = Type.Optional(OneOf(['published', 'draft']));
const closed = { additionalProperties: false } as const;

/** Endpoints of changes of content, for API clients. */
export const changeEndpoints = {
  /** The changes since a cursor; without one, only the cursor of the last change. */
  list: {
    method: 'GET',
    path: '/api/_changes',
    policy: { apiClient: changeAction },
    query: Type.Object({ since, limit: Type.Optional(Type.String({ maxLength: 6 })), status }, closed),
    response: Type.Object({
      data: Type.Array(Change),
      meta: Type.Object({ cursor: Type.String(), hasMore: Type.Boolean() }),
    }),
  },
  /** The same as server-sent events. The header `Last-Event-ID` takes precedence over `since`. */
  stream: {
    method: 'GET',
    path: '/api/_changes/stream',
    policy: { apiClient: changeAction },
    streams: true,
    query: Type.Object({ since, status }, closed),
    response: Type.Unknown(),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;

/** The page of an entry, which its preview shows. */
const Preview = Type.Object({
  /** Null while values are missing. */
  url: Type.Union([Type.String(), Type.Null()]),
  /** The attributes in the address that have no saved value. */
  missing: Type.Array(Type.String()),
  isDraft: Type.Boolean(),
  /** The names of private attributes and passwords of the entry and its components: pages do not receive their values. */
  secrets: Type.Array(Type.String()),
  /** When the token in the address expires, as an ISO text. */
  expiresAt: Type.String(),
});

/** A token with which a user tries the content API. */
const ExplorerToken = Type.Object({ token: Type.String(), expiresAt: Timestamp });

/** Endpoints of the public access to content, of previews, and of the API explorer. */
export const contentApiEndpoints = defineEndpoints('content-api', {
  readPublicAccess: {
    method: 'GET',
    path: '/public-access',
    policy: { anyOf: [publicAccessActions.read, publicAccessActions.update] },
    response: PublicAccess,
  },
  /** Returns the address of the page of an entry, with a token that reads the entry in any state. */
  openPreview: {
    method: 'GET',
    path: '/previews/:uid/:id',
    policy: 'entries',
    params: Type.Object({ uid: Uid, id: Type.String({ maxLength: 20 }) }),
    response: Type.Object({ data: Preview }),
  },
  /** Returns a token that acts with the current permissions of the user, for five minutes. */
  createExplorerToken: {
    method: 'POST',
    path: '/explorer-tokens',
    policy: { anyOf: [explorerAction] },
    response: Type.Object({ data: ExplorerToken }),
  },
  /** Replaces the public actions: those that the list does not contain require a token. */
  updatePublicAccess: {
    method: 'PUT',
    path: '/public-access',
    policy: { anyOf: [publicAccessActions.update] },
    body: Body({ actions: Type.Array(ActionId, { maxItems: 5000, uniqueItems: true }) }),
    response: PublicAccess,
  },
});
