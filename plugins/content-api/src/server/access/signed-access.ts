import {
  contentApiRef,
  defineService,
  deriveKeyRef,
  provideService,
  StateCache,
  type ApiClientAuthentication,
  type ApiClientCall,
  type ContentPermissions,
} from '@admin/server';
import { explorerAction } from '../../access-actions.ts';
import { previewPermissions } from './preview-permissions.ts';
import { signToken, verifyToken, type Claims } from './signed-token.ts';

/** A token and the time when it expires, as an ISO text. */
export interface SignedToken {
  readonly token: string;
  readonly expiresAt: string;
}

/** Short-lived tokens of users, which are not stored. */
export interface SignedAccess {
  readonly sign: (claims: Claims) => SignedToken;
  /** Authenticates a call with a signed token; `unknown` for any other. */
  readonly authenticate: (call: ApiClientCall) => Promise<ApiClientAuthentication>;
}

/** The service of short-lived tokens. */
export const signedAccessRef = defineService<SignedAccess>('content-api.signed-access');

/** The lifetimes of tokens, in milliseconds. Those of the explorer can write. */
const lifetimes = { preview: 30 * 60_000, explorer: 5 * 60_000 } as const;

/** Provides the service. A token acts with the current permissions of its user, until it expires or the user is blocked. */
export const signedAccess = provideService({
  ref: signedAccessRef,
  deps: { deriveKey: deriveKeyRef, actions: contentApiRef },
  factory: ({ deriveKey, actions }, { database, identity, now }): SignedAccess => {
    const key = deriveKey('content-api/signed-tokens');
    const owners = new StateCache<ContentPermissions | null>(database);
    return {
      sign(claims) {
        const expiresAt = now() + lifetimes['explores' in claims ? 'explorer' : 'preview'];
        return { token: signToken(key, claims, expiresAt), expiresAt: new Date(expiresAt).toISOString() };
      },
      async authenticate({ authorization, actionId }) {
        const claims = verifyToken(key, authorization, now());
        if (claims === null) return 'unknown';
        const { user } = claims;
        const owner = await owners.get(String(user), () => identity.permissionsOfUser(user));
        if (owner === null) return 'unknown';
        const holds = (id: string): boolean => actions.find(id)?.isHeldBy(owner) === true;
        if (!holds(actionId)) return 'refused';
        if ('explores' in claims) {
          if (!owner.holds(explorerAction)) return 'refused';
          return { name: `API explorer of user ${user}`, permissions: owner, allows: holds };
        }
        const { uid, id: entryId } = claims;
        if (actionId !== `${uid}.find` && actionId !== `${uid}.findOne`) return 'refused';
        return {
          name: `Preview of ${uid} ${entryId} by user ${user}`,
          permissions: previewPermissions(owner, claims),
          // Linked entries are shown, but their lists cannot be read.
          allows: (id) => id.endsWith('.find') && holds(id),
        };
      },
    };
  },
});
