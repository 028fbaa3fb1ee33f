import type { Permission } from '@admin/content-model';
import type { RolePreview } from '@admin/contract';
import type { ContentPermissions } from '../content/permissions/content-permissions.ts';

/** A role as responses include it in a user. */
export interface ActorRole {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly description: string | null;
}

/** An administrator's account without its secrets. */
export interface UserRecord {
  readonly id: number;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly username: string | null;
  readonly email: string;
  readonly isActive: boolean;
  readonly blocked: boolean;
  readonly preferedLanguage: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The signed-in user of a request. Read from the database for every request, never cached. */
export interface Actor {
  readonly user: UserRecord;
  readonly roles: readonly ActorRole[];
  /** The session that the request belongs to. */
  readonly sessionId: string;
  /** Grants every permission. These permissions are computed, not stored. */
  readonly isSuperAdmin: boolean;
  readonly permissions: ContentPermissions;
  /** The impersonation preview ("view as role"), which is read-only; null without one. */
  readonly view: ActorView | null;
}

/** The impersonation preview of an actor. */
export interface ActorView extends RolePreview {
  /** The permissions of the role that the actor holds too. */
  readonly list: () => readonly Permission[];
}

/** The client of a connection. */
export interface Client {
  /** The IP address; behind trusted proxies, the forwarded one. */
  readonly ip: string;
  readonly userAgent: string;
  /** The browser connects over TLS, so that cookies can be marked `Secure`. */
  readonly secure: boolean;
  /** The client renews its token before it expires, as the panel does. */
  readonly renews: boolean;
}
