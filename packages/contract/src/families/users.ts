import { Type } from 'typebox';
import { actions } from '../actions.ts';
import type { Endpoint } from '../endpoint.ts';
import { Body, IdParams, IdsBody, ListQuery, Nullable, Paged, Wrapped } from '../shapes/wire.ts';
import { AdminUser, Email, Firstname, InvitedUser, Lastname, NewPassword } from '../shapes/users.ts';

const RoleIds = Type.Array(Type.Integer(), { minItems: 1 });

/** The administrators of this installation. */
export const usersEndpoints = {
  listUsers: {
    method: 'GET',
    path: '/admin/users',
    policy: { anyOf: [actions.usersRead] },
    query: ListQuery,
    answer: Wrapped(Paged(AdminUser)),
  },
  readUser: {
    method: 'GET',
    path: '/admin/users/:id',
    policy: { anyOf: [actions.usersRead] },
    params: IdParams,
    answer: Wrapped(AdminUser),
  },
  createUser: {
    method: 'POST',
    path: '/admin/users',
    policy: { anyOf: [actions.usersCreate] },
    body: Body({
      firstname: Firstname,
      lastname: Type.Optional(Lastname),
      email: Email,
      roles: RoleIds,
      preferedLanguage: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
    }),
    answer: Wrapped(InvitedUser),
    status: 201,
  },
  updateUser: {
    method: 'PUT',
    path: '/admin/users/:id',
    policy: { anyOf: [actions.usersUpdate] },
    params: IdParams,
    body: Body({
      email: Type.Optional(Email),
      firstname: Type.Optional(Firstname),
      lastname: Type.Optional(Lastname),
      username: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
      password: Type.Optional(NewPassword),
      isActive: Type.Optional(Type.Boolean()),
      roles: Type.Optional(RoleIds),
      preferedLanguage: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
    }),
    answer: Wrapped(AdminUser),
  },
  deleteUser: {
    method: 'DELETE',
    path: '/admin/users/:id',
    policy: { anyOf: [actions.usersDelete] },
    params: IdParams,
    answer: Wrapped(AdminUser),
  },
  deleteUsers: {
    method: 'POST',
    path: '/admin/users/batch-delete',
    policy: { anyOf: [actions.usersDelete] },
    body: IdsBody,
    answer: Wrapped(Type.Array(AdminUser)),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
