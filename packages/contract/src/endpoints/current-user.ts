import { Type, type Static } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { RolePreview, StoredPermission } from '../schemas/permissions.ts';
import { Body, Nullable, Text, Timestamp, Wrapped } from '../schemas/wire.ts';
import { AdminUser, Email, Firstname, Lastname, NewPassword } from '../schemas/users.ts';

/** A session of a user, as shown to the user. */
export const SessionSummary = Type.Object({
  id: Type.String(),
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  expiresAt: Timestamp,
  /** True if it outlives the browser session. */
  remembered: Type.Boolean(),
  ip: Nullable(Type.String()),
  userAgent: Nullable(Type.String()),
  /** True if it is the session of the request. */
  current: Type.Boolean(),
});

export type SessionSummary = Static<typeof SessionSummary>;

const Sessions = Wrapped(Type.Array(SessionSummary));

/** The signed-in user: profile, permissions and sessions. */
export const currentUserEndpoints = {
  readMe: {
    method: 'GET',
    path: '/admin/users/me',
    policy: 'signed-in',
    visitPart: true,
    response: Wrapped(AdminUser),
  },
  updateMe: {
    method: 'PUT',
    path: '/admin/users/me',
    policy: 'signed-in',
    body: Body({
      email: Type.Optional(Email),
      firstname: Type.Optional(Firstname),
      lastname: Type.Optional(Lastname),
      username: Type.Optional(Nullable(Text({ maxLength: 255 }))),
      preferedLanguage: Type.Optional(Nullable(Text({ maxLength: 35 }))),
      password: Type.Optional(NewPassword),
      /** Required by the operation if `password` is given. */
      currentPassword: Type.Optional(Type.String({ maxLength: 1024 })),
    }),
    response: Wrapped(AdminUser),
  },
  readMyPermissions: {
    method: 'GET',
    path: '/admin/users/me/permissions',
    policy: 'signed-in',
    visitPart: true,
    response: Type.Object({
      data: Type.Array(StoredPermission),
      /** Set while an administrator previews the panel as another role. The preview is read-only. */
      view: Type.Optional(RolePreview),
    }),
  },
  /** Returns whether the user has each of the given permissions, in their order. */
  checkPermissions: {
    method: 'POST',
    path: '/admin/permissions/check',
    policy: 'signed-in',
    readOnly: true,
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
    response: Wrapped(Type.Array(Type.Boolean())),
  },
  listMySessions: {
    method: 'GET',
    path: '/admin/users/me/sessions',
    policy: 'signed-in',
    response: Sessions,
  },
  /** Ends every session but that of the request; returns the remaining ones. */
  endMyOtherSessions: {
    method: 'DELETE',
    path: '/admin/users/me/sessions',
    policy: 'signed-in',
    response: Sessions,
  },
  /** Ends one session, which may be that of the request; returns the remaining ones. */
  endMySession: {
    method: 'DELETE',
    path: '/admin/users/me/sessions/:id',
    policy: 'signed-in',
    params: Type.Object({ id: Text({ maxLength: 64 }) }),
    response: Sessions,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
