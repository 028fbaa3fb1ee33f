import { Body, defineEndpoints, Uid } from '@admin/contract';
import { Type, type Static } from 'typebox';
import { publicAccessActions } from './access-actions.ts';

const ActionId = Type.String({ minLength: 1, maxLength: 300 });

/** What everyone may do with the entries of a content type, without a token. */
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

/** Endpoints of the public access to content. */
export const contentApiEndpoints = defineEndpoints('content-api', {
  readPublicAccess: {
    method: 'GET',
    path: '/public-access',
    policy: { anyOf: [publicAccessActions.read, publicAccessActions.update] },
    response: PublicAccess,
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
