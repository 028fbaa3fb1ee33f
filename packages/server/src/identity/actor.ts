import type { Permission } from '@admin/content-model';
import type { RolePreview } from '@admin/contract';
import type { ContentPermissions } from '../content/permissions/content-permissions.ts';

/** A role as it is told to the outside inside a user. */
export interface ActorRole {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  readonly description: string | null;
}

/** An administrator's account, without anything secret. */
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

/** Who makes a request: read from the database for every request, never remembered between two. */
export interface Actor {
  readonly user: UserRecord;
  readonly roles: readonly ActorRole[];
  /** The session that the request belongs to. */
  readonly sessionId: string;
  /** Holds every permission there is; its permissions are computed, not stored. */
  readonly isSuperAdmin: boolean;
  readonly permissions: ContentPermissions;
  /** Null unless they look through the eyes of a role; then nothing that they call may change anything. */
  readonly view: ActorView | null;
}

/** What an actor looks through. */
export interface ActorView extends RolePreview {
  /** What of the role's permissions the actor holds as well. */
  readonly list: () => readonly Permission[];
}
