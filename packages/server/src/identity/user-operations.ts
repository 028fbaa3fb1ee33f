import type { InvitationState, InvitedUser, RegistrationInfo, Session } from '@admin/contract';
import type { Client, Actor } from './actor.ts';
import type { IdentityContext } from './identity-context.ts';
import { acceptInvitation, readRegistration, type Registration } from './invitations/accept-invitation.ts';
import {
  inviteUser,
  renewInvitation,
  type NewUser,
  findPendingInvitations,
  readInvitation,
} from './invitations/invite-user.ts';
import type { SessionRequest, SignedIn } from './sign-in/start-session.ts';
import {
  forgotPassword,
  checkResetLink,
  resetPassword,
  type PasswordReset,
} from './recovery/reset-password.ts';
import { deleteUser, deleteUsers } from './users/delete-users.ts';
import { endUserSessions, updateUser, type UserChange } from './users/update-user.ts';
import { listUsers, type UserPage } from './users/list/list-users.ts';
import { requireUser, presentWithRoles, type UserWithRoles } from './records/user-record.ts';

/** A user id as a path parameter. */
type SentId = number | string;

/** The operations on users: invitation, password recovery and administration. */
export interface UserOperations {
  listUsers(query: Readonly<Record<string, unknown>>): Promise<UserPage>;
  readUser(id: SentId): Promise<UserWithRoles>;
  inviteUser(actor: Actor, person: NewUser): Promise<InvitedUser>;
  readInvitation(id: SentId): Promise<InvitationState>;
  findPendingInvitations(ids: readonly number[]): Promise<readonly number[]>;
  renewInvitation(actor: Actor, id: SentId): Promise<{ readonly registrationToken: string }>;
  updateUser(actor: Actor, id: SentId, change: UserChange): Promise<UserWithRoles>;
  deleteUser(actor: Actor, id: SentId): Promise<UserWithRoles>;
  deleteUsers(actor: Actor, ids: readonly number[]): Promise<UserWithRoles[]>;
  endUserSessions(actor: Actor, id: SentId): Promise<void>;
  readRegistration(token: string, client: Client): Promise<RegistrationInfo>;
  acceptInvitation(registration: Registration, request: SessionRequest): Promise<SignedIn<Session>>;
  forgotPassword(email: string, client: Client): Promise<void>;
  /** Resolves when the link of a mail is still valid. @throws AppError TOKEN_INVALID (400) */
  checkResetLink(token: string): Promise<void>;
  resetPassword(reset: PasswordReset, request: SessionRequest): Promise<SignedIn<Session>>;
}

export function createUserOperations(context: IdentityContext): UserOperations {
  const { tables } = context;
  return {
    listUsers: (query) => listUsers(context, query),
    readUser: async (id) => presentWithRoles(tables, await requireUser(tables, id)),
    inviteUser: (actor, person) => inviteUser(context, actor, person),
    readInvitation: (id) => readInvitation(context, id),
    findPendingInvitations: (ids) => findPendingInvitations(context, ids),
    renewInvitation: (actor, id) => renewInvitation(context, actor, id),
    updateUser: (actor, id, change) => updateUser(context, actor, id, change),
    deleteUser: (actor, id) => deleteUser(context, actor, id),
    deleteUsers: (actor, ids) => deleteUsers(context, actor, ids),
    endUserSessions: (actor, id) => endUserSessions(context, actor, id),
    readRegistration: (token, client) => readRegistration(context, token, client),
    acceptInvitation: (registration, request) => acceptInvitation(context, registration, request),
    forgotPassword: (email, client) => forgotPassword(context, email, client),
    checkResetLink: (token) => checkResetLink(context, token),
    resetPassword: (reset, request) => resetPassword(context, reset, request),
  };
}
