import type { Permission } from '@admin/content-model';
import { Nullable, Text } from '@admin/contract';
import { Type } from 'typebox';
import { defineChangePoint } from '../events/change-point.ts';

/** The texts of an account that hooks can set. An address, roles and a state have rules of permission that hooks must not evade. */
const texts = ['firstname', 'lastname', 'username', 'preferedLanguage'] as const;

/**
 * Changes of users: `create` for every new account, `update` for changes by administrators, by the user and by sign-in providers,
 * for accepted invitations and new passwords, `delete` for each deleted user. A new password is named in `secrets`.
 */
export const userChanges = defineChangePoint({
  entity: 'user',
  values: Type.Object({
    email: Type.String(),
    firstname: Nullable(Text({ maxLength: 255 })),
    lastname: Nullable(Text({ maxLength: 255 })),
    username: Nullable(Text({ maxLength: 255 })),
    preferedLanguage: Nullable(Text({ maxLength: 35 })),
    isActive: Type.Boolean(),
    /** Ids of the roles. */
    roles: Type.Array(Type.Integer()),
  }),
  verbs: { create: texts, update: texts, delete: [] },
});

const roleTexts = ['name', 'description'] as const;

/** Changes of the names and descriptions of roles, and their deletion. */
export const roleChanges = defineChangePoint({
  entity: 'role',
  values: Type.Object({
    name: Text({ minLength: 1, maxLength: 255 }),
    description: Nullable(Text({ maxLength: 4000 })),
  }),
  verbs: { create: roleTexts, update: roleTexts, delete: [] },
});

const Permissions = Type.Unsafe<readonly Permission[]>(Type.Array(Type.Object({})));

/** Changes of the permissions of a role, whose id they have: those that are added and removed. */
export const rolePermissionChanges = defineChangePoint({
  entity: 'role-permissions',
  values: Type.Object({ added: Permissions, removed: Permissions }),
  verbs: { update: [] },
});
