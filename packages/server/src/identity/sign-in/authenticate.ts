import type { CompiledQuery } from 'kysely';
import { rowsOf, StateCache } from '../../database/index.ts';
import type { Actor, ActorRole } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { createPermissionsOfRoles } from '../permissions/content-permissions.ts';
import { permissionsVersion } from '../permissions/stored-permissions.ts';
import { isSuperAdmin } from '../records/role-record.ts';
import type { AccessClaims } from '../tokens/access-token.ts';
import { findRememberedSession } from '../sessions/rotate-session.ts';
import { isAlive } from '../sessions/session-limits.ts';
import { createRoleImpersonation } from '../role-preview/impersonate-role.ts';
import { findPreview, type StoredPreview } from '../role-preview/stored-preview.ts';
import { presentUser, type UserRow } from '../records/user-record.ts';

/** The role columns of a row; null for a user without roles, who has one row. */
type RoleColumns =
  | {
      readonly role_id: number;
      readonly role_name: string;
      readonly role_code: string;
      readonly role_description: string | null;
    }
  | { readonly role_id: null };

type ActorRow = Omit<UserRow, 'password_hash'> &
  RoleColumns & {
    readonly last_used_at: string;
    readonly expires_at: string;
    readonly remembered: number;
    readonly permissions_version: string | null;
  };

/** Compiles the query of session, user, roles and permissions version: by primary key, one row per role. */
function actorQuery({ tables }: Pick<IdentityContext, 'tables'>): CompiledQuery {
  return tables
    .selectFrom('admin_sessions as session')
    .innerJoin('admin_users as user', 'user.id', 'session.user_id')
    .leftJoin('admin_user_roles as link', 'link.user_id', 'user.id')
    .leftJoin('admin_roles as role', 'role.id', 'link.role_id')
    .leftJoin('admin_settings as version', (join) =>
      join.on((row) => row('version.name', '=', permissionsVersion)),
    )
    .select(['session.last_used_at', 'session.expires_at', 'session.remembered'])
    .select(['user.id', 'user.firstname', 'user.lastname', 'user.username', 'user.email'])
    .select([
      'user.is_active',
      'user.blocked',
      'user.prefered_language',
      'user.created_at',
      'user.updated_at',
    ])
    .select(['role.id as role_id', 'role.name as role_name'])
    .select(['role.code as role_code', 'role.description as role_description'])
    .select('version.value as permissions_version')
    .where('session.id', '=', '')
    .where('user.is_active', '=', 1)
    .where('user.blocked', '=', 0)
    .compile();
}

type SessionClaims = Pick<AccessClaims, 'sessionId' | 'userId'>;

/** An actor with the version of the permissions when they were read. */
interface SignedIn {
  readonly actor: Actor;
  readonly version: string | null;
}

function rolesOf(rows: readonly ActorRow[]): ActorRole[] {
  return rows.flatMap((row) => {
    if (row.role_id === null) return [];
    const { role_id: id, role_name: name, role_code: code, role_description: description } = row;
    return [{ id, name, code, description }];
  });
}

/** Identifies callers; null for an invalid token, an ended session or a user who may not sign in. */
export interface Authentication {
  readonly ofAccessToken: (token: string) => Promise<Actor | null>;
  /**
   * Identifies the user of a remembered session by its refresh token, without a rotation. For reading only: unlike the exchange
   * of the token, it does not recognize a stolen one.
   */
  readonly ofRememberedCookie: (refreshToken: string) => Promise<Actor | null>;
}

/**
 * Creates the authentication. A token only names a session: its state, its user and their permissions are read from the
 * database for each call, or from the cache while nothing was written.
 */
export function createAuthentication(context: IdentityContext): Authentication {
  const impersonate = createRoleImpersonation(context);
  const query = actorQuery(context);
  const sessionParameter = query.parameters.indexOf('');
  const permissionsOf = createPermissionsOfRoles(context);
  const rowCache = new StateCache<readonly ActorRow[]>(context.database);
  const previewCache = new StateCache<StoredPreview | null>(context.database);

  async function readRows(sessionId: string): Promise<readonly ActorRow[]> {
    const parameters = query.parameters.with(sessionParameter, sessionId);
    return rowsOf<ActorRow>(context.database.kysely, { ...query, parameters });
  }

  async function ofSession({ sessionId, userId }: SessionClaims): Promise<SignedIn | null> {
    const rows = await rowCache.get(sessionId, () => readRows(sessionId));
    const [row] = rows;
    if (row === undefined || row.id !== userId || !isAlive(row, context.now())) return null;
    const roles = rolesOf(rows);
    const version = row.permissions_version;
    const actor = {
      user: presentUser(row),
      roles,
      sessionId,
      isSuperAdmin: isSuperAdmin(roles),
      permissions: await permissionsOf({ userId: row.id, roles, version }),
      view: null,
    };
    return { actor, version };
  }

  /** Authenticates the token of a preview, in the session that opened it. */
  async function ofView(token: string): Promise<Actor | null> {
    const claims = await context.viewTokens.verify(token);
    if (claims === null) return null;
    const { sessionId: id, userId } = claims;
    const view = await previewCache.get(id, () => findPreview(context, id));
    if (view === null) return null;
    const viewer = await ofSession({ sessionId: view.sessionId, userId });
    return viewer && impersonate(viewer, view);
  }

  return {
    async ofAccessToken(token) {
      const claims = await context.accessTokens.verify(token);
      if (claims === null) return ofView(token);
      return (await ofSession(claims))?.actor ?? null;
    },
    async ofRememberedCookie(refreshToken) {
      const session = await findRememberedSession(context, refreshToken);
      return (session && (await ofSession(session))?.actor) ?? null;
    },
  };
}
