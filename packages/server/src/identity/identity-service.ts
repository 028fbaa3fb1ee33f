import type {
  Information,
  Init,
  InstalledPlugin,
  Session,
  SessionSummary,
  SignedInUser,
  TelemetryProperties,
} from '@admin/contract';
import { notFound } from '../errors/request-errors.ts';
import { originOf } from '../events/change-record.ts';
import type { ContentPermissions } from '../content/permissions/content-permissions.ts';
import type { DatabaseTransaction } from '../database/index.ts';
import type { Client, Actor } from './actor.ts';
import type { IdentityContext } from './identity-context.ts';
import type { ActionRegistry } from './actions.ts';
import { forgetLocale } from './permissions/granting/prune-permissions.ts';
import { createPermissionsOfUser } from './permissions/content-permissions.ts';
import { createRoleOperations, type RoleOperations } from './role-operations.ts';
import { endAllSessions, endSession, listSessions } from './sessions/sessions.ts';
import { createAuthentication } from './sign-in/authenticate.ts';
import {
  checkPermissions,
  type PermissionQuestion,
  listPermissions,
  type OwnPermissions,
} from './own-account/own-permissions.ts';
import { installedPlugins, readInformation, telemetryProperties, readInit } from './start/describe-server.ts';
import { isCommonPassword } from './passwords/common-passwords.ts';
import { login, type Credentials } from './sign-in/login.ts';
import { registerFirstAdmin, type FirstAdmin } from './sign-in/register-first-admin.ts';
import { renewToken, type RenewedToken } from './sign-in/renew-token.ts';
import type { SessionRequest, SignedIn } from './sign-in/start-session.ts';
import {
  updateCurrentUser,
  type ChangedAccount,
  type ProfileChange,
} from './own-account/update-current-user.ts';
import { createUserOperations, type UserOperations } from './user-operations.ts';

/** The operations on sign-in, sessions, users, roles and permissions. */
export interface IdentityService extends UserOperations, RoleOperations {
  readonly actions: ActionRegistry;
  /** Resets all attempt counts, so that rate-limited clients may retry. */
  forgetAttempts(): Promise<void>;
  authenticate(token: string): Promise<Actor | null>;
  /** Identifies the user of a remembered session by its cookie, for reading only; null for others. */
  authenticateByCookie(refreshToken: string): Promise<Actor | null>;
  /** Returns the current permissions of a user; null when the user was deleted or may not sign in. */
  permissionsOfUser(userId: number): Promise<ContentPermissions | null>;
  /** Returns the facts that the panel needs before sign-in, without those of plugins. */
  readInit(): Promise<Init>;
  readInformation(): Promise<Information>;
  /** Returns the telemetry properties; undefined when telemetry is not configured. */
  telemetryProperties(): TelemetryProperties | undefined;
  installedPlugins(): InstalledPlugin[];
  registerFirstAdmin(admin: FirstAdmin, request: SessionRequest): Promise<SignedIn<Session>>;
  login(
    credentials: Credentials,
    request: SessionRequest,
    setHeader: (name: string, value: string) => void,
  ): Promise<SignedIn<{ token: string; user: SignedInUser }>>;
  renewToken(
    given: { readonly refreshToken: string; readonly token: string },
    client: Client,
  ): Promise<RenewedToken>;
  logout(actor: Actor): Promise<void>;
  /** Returns whether a password is on the list of common passwords. */
  isCommonPassword(password: string): boolean;
  updateCurrentUser(actor: Actor, change: ProfileChange, client: Client): Promise<ChangedAccount>;
  listPermissions(actor: Actor): Promise<OwnPermissions>;
  checkPermissions(actor: Actor, questions: readonly PermissionQuestion[]): boolean[];
  /** Removes a locale from the permissions of every role, in the transaction that deletes the locale. */
  forgetLocale(code: string, transaction: DatabaseTransaction): Promise<void>;
  listSessions(actor: Actor): Promise<SessionSummary[]>;
  /** Ends one of the actor's own sessions. */
  endSession(actor: Actor, sessionId: string): Promise<void>;
  endOtherSessions(actor: Actor): Promise<void>;
}

/** Binds the identity operations to their context. */
export function createIdentityService(context: IdentityContext, version: string | null): IdentityService {
  const { ofAccessToken, ofRememberedCookie } = createAuthentication(context);
  return {
    ...createUserOperations(context),
    ...createRoleOperations(context),
    actions: context.actions,
    forgetAttempts: () => context.attempts.forget(),
    authenticate: ofAccessToken,
    authenticateByCookie: ofRememberedCookie,
    permissionsOfUser: createPermissionsOfUser(context),
    readInit: () => readInit(context),
    readInformation: () => readInformation(context, version),
    telemetryProperties: () => telemetryProperties(context),
    installedPlugins: () => installedPlugins(context),
    registerFirstAdmin: (admin, request) => registerFirstAdmin(context, admin, request),
    login: (credentials, request, setHeader) => login(context, credentials, request, setHeader),
    renewToken: (given, client) => renewToken(context, given, client),
    async logout({ sessionId, user, permissions }) {
      await endSession(context, { sessionId, userId: user.id, origin: originOf(permissions) });
    },
    isCommonPassword,
    updateCurrentUser: (actor, change, client) => updateCurrentUser(context, actor, change, client),
    listPermissions: (actor) => listPermissions(context, actor),
    checkPermissions: (actor, questions) => checkPermissions(context, actor, questions),
    forgetLocale: (code, transaction) => forgetLocale(context, code, transaction),
    listSessions: (actor) => listSessions(context, actor),
    async endSession({ user, permissions }, sessionId) {
      const session = { sessionId, userId: user.id, origin: originOf(permissions) };
      if (!(await endSession(context, session))) throw notFound();
    },
    endOtherSessions: (actor) => endAllSessions(context, actor, actor.user, actor.sessionId),
  };
}
