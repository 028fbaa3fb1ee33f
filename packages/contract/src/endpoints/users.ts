import { resource } from '../resource.ts';
import { Type, type Static } from 'typebox';
import { actions } from '../actions.ts';
import type { Endpoint } from '../endpoint.ts';
import {
  Body,
  IdParams,
  Ids,
  IdsBody,
  ListQuery,
  Nullable,
  OneOf,
  Paged,
  Text,
  Wrapped,
} from '../schemas/wire.ts';
import { AdminUser, Email, Firstname, InvitedUser, Lastname, NewPassword } from '../schemas/users.ts';

const RoleIds = Ids({ minItems: 1, maxItems: 100 });

/** A new registration link; the previous one becomes invalid. */
export const Invitation = Type.Object({ registrationToken: Type.String() });

export type Invitation = Static<typeof Invitation>;

/** The state of a user's invitation. */
export const InvitationState = Type.Object({
  /** True if the user was invited and has not registered: only then it can be renewed. */
  isPending: Type.Boolean(),
  /** The destination of mail: an SMTP server, or a file on the server, where no user receives it. */
  mail: OneOf(['smtp', 'file']),
});

export type InvitationState = Static<typeof InvitationState>;

const users = resource('/admin/users');

/** The administrators of this installation. */
export const usersEndpoints = {
  listUsers: users.list({
    policy: { anyOf: [actions.usersRead] },
    query: ListQuery,
    response: Wrapped(Paged(AdminUser)),
  }),
  readUser: users.read({
    policy: { anyOf: [actions.usersRead] },
    response: Wrapped(AdminUser),
  }),
  /** Invites a user, who is inactive until registering with the token. */
  createUser: users.create({
    policy: { anyOf: [actions.usersCreate] },
    body: Body({
      firstname: Firstname,
      lastname: Type.Optional(Lastname),
      email: Email,
      roles: RoleIds,
      preferedLanguage: Type.Optional(Nullable(Text({ maxLength: 35 }))),
    }),
    response: Wrapped(InvitedUser),
  }),
  updateUser: users.update({
    policy: { anyOf: [actions.usersUpdate] },
    body: Body({
      email: Type.Optional(Email),
      firstname: Type.Optional(Firstname),
      lastname: Type.Optional(Lastname),
      username: Type.Optional(Nullable(Text({ maxLength: 255 }))),
      password: Type.Optional(NewPassword),
      isActive: Type.Optional(Type.Boolean()),
      roles: Type.Optional(RoleIds),
      preferedLanguage: Type.Optional(Nullable(Text({ maxLength: 35 }))),
    }),
    response: Wrapped(AdminUser),
  }),
  deleteUser: users.delete({
    policy: { anyOf: [actions.usersDelete] },
    response: Wrapped(AdminUser),
  }),
  deleteUsers: users.deleteMany({
    policy: { anyOf: [actions.usersDelete] },
    body: IdsBody,
    response: Wrapped(Type.Array(AdminUser)),
  }),
  /** Specific to this server: an inactive user may be invited, or deactivated later. */
  readInvitation: {
    method: 'GET',
    path: '/admin/users/:id/invitation',
    policy: { anyOf: [actions.usersCreate, actions.usersUpdate] },
    params: IdParams,
    response: Wrapped(InvitationState),
  },
  /** Returns which of these users were invited and have not registered. Specific to this server, for lists of users. */
  findPendingInvitations: {
    method: 'GET',
    path: '/admin/users/invitations',
    policy: { anyOf: [actions.usersRead] },
    query: Type.Object({ ids: Type.String({ maxLength: 1000, pattern: '^[0-9]{1,9}(,[0-9]{1,9}){0,99}$' }) }),
    response: Wrapped(Type.Array(Type.Integer())),
  },
  /** Invites a user who has not registered yet again, with a new link. */
  renewInvitation: {
    method: 'POST',
    path: '/admin/users/:id/invitation',
    policy: { anyOf: [actions.usersCreate, actions.usersUpdate] },
    params: IdParams,
    response: Wrapped(Invitation),
    status: 201,
  },
  /** Signs a user out everywhere. */
  endUserSessions: {
    method: 'DELETE',
    path: '/admin/users/:id/sessions',
    policy: { anyOf: [actions.usersUpdate] },
    params: IdParams,
    status: 204,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
