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

/** A role as the answers to writes show it. */
export const RoleRecord = Type.Object(roleFields);

export type RoleRecord = Static<typeof RoleRecord>;

/** A role as lists and reads show it. */
export const Role = Type.Object({ ...roleFields, usersCount: Type.Integer() });

export type Role = Static<typeof Role>;

const RoleBody = Body({
  name: Text({ minLength: 1, maxLength: 255 }),
  description: Type.Optional(Nullable(Text({ maxLength: 4000 }))),
});

const roles = resource('/admin/roles');

/** Roles, what they grant, and what there is to grant. */
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
  /** Replaces all permissions of the role; the answer lists only those that are new. */
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
   * Lets the signed-in user look through the eyes of a role, with the permissions that are sent in place of the saved
   * ones. The token shows what the role and the user both may see, and changes nothing.
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
   * Why a user, or whoever has a role, may or may not do something. Exactly one of `user` and `role`; a user is
   * explained only to those who may read users.
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
      /** The dotted path of a field, for an action that concerns fields one by one. */
      field: Type.Optional(Text({ maxLength: 255 })),
      locale: Type.Optional(Text({ maxLength: 35 })),
    }),
    response: Wrapped(PermissionExplanation),
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
