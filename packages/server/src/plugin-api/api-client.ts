import type { ContentPermissions } from '../content/permissions/content-permissions.ts';

/** A caller that authenticates with a key instead of a session. */
export interface ApiClient {
  /** The name that an administrator gave it. */
  readonly name: string;
  /** Its current permissions. A handler must read and write with these only. */
  readonly permissions: ContentPermissions;
  /** True if it is everyone: a caller without a key. @default false */
  readonly isAnonymous?: boolean;
  /** Returns whether it may call another action too. Absent for a client that may call no other. */
  readonly allows?: (actionId: string) => boolean;
}

/** A call of an API client before authentication. */
export interface ApiClientCall {
  /** The value of the header. */
  readonly authorization: string | undefined;
  /** The action that the policy of the route names, one of `contentApiRef`. */
  readonly actionId: string;
}

/** The caller; `refused` if it lacks the permission, `unknown` if the plugin does not recognize it. */
export type ApiClientAuthentication = ApiClient | 'refused' | 'unknown';
