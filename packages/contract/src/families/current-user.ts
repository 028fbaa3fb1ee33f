import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { StoredPermission } from '../shapes/permissions.ts';
import { Body, Nullable, Wrapped } from '../shapes/wire.ts';
import { AdminUser, Email, Firstname, Lastname, NewPassword } from '../shapes/users.ts';

/** The signed-in user: profile and rights. */
export const currentUserEndpoints = {
  readMe: { method: 'GET', path: '/admin/users/me', policy: 'signed-in', answer: Wrapped(AdminUser) },
  updateMe: {
    method: 'PUT',
    path: '/admin/users/me',
    policy: 'signed-in',
    body: Body({
      email: Type.Optional(Email),
      firstname: Type.Optional(Firstname),
      lastname: Type.Optional(Lastname),
      username: Type.Optional(Nullable(Type.String({ maxLength: 255 }))),
      preferedLanguage: Type.Optional(Nullable(Type.String({ maxLength: 35 }))),
      password: Type.Optional(NewPassword),
      /** Required by the operation when `password` is given. */
      currentPassword: Type.Optional(Type.String({ maxLength: 1024 })),
    }),
    answer: Wrapped(AdminUser),
  },
  readMyPermissions: {
    method: 'GET',
    path: '/admin/users/me/permissions',
    policy: 'signed-in',
    answer: Wrapped(Type.Array(StoredPermission)),
  },
  /** Whether each of the given rights is held, in the order asked. */
  checkPermissions: {
    method: 'POST',
    path: '/admin/permissions/check',
    policy: 'signed-in',
    body: Body({
      permissions: Type.Array(
        Body({
          action: Type.String(),
          subject: Type.Optional(Nullable(Type.String())),
          field: Type.Optional(Nullable(Type.String())),
        }),
        { maxItems: 1000 },
      ),
    }),
    answer: Wrapped(Type.Array(Type.Boolean())),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
