import { resource } from '../resource.ts';
import { Type, type Static } from 'typebox';
import { actions } from '../actions.ts';
import { entryBodyLimit, type Endpoint } from '../endpoint.ts';
import { PermissionExplanation } from '../schemas/permission-explanation.ts';
import { PermissionLayout } from '../schemas/permission-layout.ts';
import { PermissionInput, RolePreview, StoredPermission } from '../schemas/permissions.ts';
import {
  Body,
  IdParams,
  IdsBody,
  ListQuery,
  Nullable,
  NumberText,
  Text,
  Timestamp,
  Wrapped,
} from '../schemas/wire.ts';

const roleFields = {
  id: Type.Integer(),
  name: Type.String(),
  code: Type.String(),
  description: Nullable(Type.String()),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};

/** A role in responses to writes. */
export const RoleRecord = Type.Object(roleFields);

export type RoleRecord = Static<typeof RoleRecord>;

/** A role in lists and reads. */
export const Role = Type.Object({ ...roleFields, usersCount: Type.Integer() });

export type Role = Static<typeof Role>;

const RoleBody = Body({
  name: Text({ minLength: 1, maxLength: 255 }),
  description: Type.Optional(Nullable(Text({ maxLength: 4000 }))),
});

const roles = resource('/admin/roles');

/** Roles, their permissions, and all grantable permissions. */
export const rolesEndpoints = {
  listRoles: roles.list({
    policy: { anyOf: [actions.rolesRead, actions.usersCreate, actions.usersRead, actions.usersUpdate] },
    query: ListQuery,
    response: Wrapped(Type.Array(Role)),
  }),
  readRole: roles.read({
    policy: { anyOf: [actions.rolesRead] },
    response: Wrapped(Role),
  }),
  createRole: roles.create({
    policy: { anyOf: [actions.rolesCreate] },
    body: RoleBody,
    response: Wrapped(RoleRecord),
  }),
  updateRole: roles.update({
    policy: { anyOf: [actions.rolesUpdate] },
    body: RoleBody,
    response: Wrapped(RoleRecord),
  }),
  deleteRole: roles.delete({
    policy: { anyOf: [actions.rolesDelete] },
    response: Wrapped(RoleRecord),
  }),
  deleteRoles: roles.deleteMany({
    policy: { anyOf: [actions.rolesDelete] },
    body: IdsBody,
    response: Wrapped(Type.Array(RoleRecord)),
  }),
  readRolePermissions: {
    method: 'GET',
    path: '/admin/roles/:id/permissions',
    policy: { anyOf: [actions.rolesRead] },
    params: IdParams,
    response: Wrapped(Type.Array(StoredPermission)),
  },
  /** Replaces all permissions of the role; the response lists only the new ones. */
  updateRolePermissions: {
    method: 'PUT',
    path: '/admin/roles/:id/permissions',
    policy: { anyOf: [actions.rolesUpdate] },
    params: IdParams,
    bodyLimit: entryBodyLimit,
    body: Body({ permissions: Type.Array(PermissionInput, { maxItems: 10_000 }) }),
    response: Wrapped(Type.Array(StoredPermission)),
  },
  /**
   * Starts a role preview for the signed-in user, with the sent permissions instead of the saved ones. The token
   * permits what both the role and the user may read, and changes nothing.
   */
  viewAsRole: {
    method: 'POST',
    path: '/admin/roles/:id/view',
    policy: { anyOf: [actions.rolesRead] },
    params: IdParams,
    body: Body({ permissions: Type.Optional(Type.Array(PermissionInput, { maxItems: 10_000 })) }),
    response: Wrapped(Type.Object({ token: Type.String(), expiresAt: Timestamp, ...RolePreview.properties })),
    status: 201,
  },
  readPermissionLayout: {
    method: 'GET',
    path: '/admin/permissions',
    policy: 'signed-in',
    query: Type.Object({ role: Type.Optional(NumberText) }),
    response: Wrapped(PermissionLayout),
  },
  /**
   * Explains why a user, or a user with a role, may or may not do something. Takes exactly one of `user` and `role`;
   * explaining a user requires the permission to read users.
   */
  explainPermission: {
    method: 'GET',
    path: '/admin/permissions/explain',
    policy: { anyOf: [actions.rolesRead] },
    query: Type.Object({
      user: Type.Optional(NumberText),
      role: Type.Optional(NumberText),
      action: Text({ minLength: 1, maxLength: 255 }),
      /** The uid of a content type, for an action on entries. */
      subject: Type.Optional(Text({ maxLength: 255 })),
      /** The id of an entry of that type. */
      id: Type.Optional(NumberText),
      /** The dotted path of a field, for an action on single fields. */
      field: Type.Optional(Text({ maxLength: 255 })),
      locale: Type.Optional(Text({ maxLength: 35 })),
    }),
    response: Wrapped(PermissionExplanation),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
