/**
 * The roots of query keys, which name the subject of a cached response. Invalidating a tag refetches every query whose
 * key starts with it. Plugins have tags of their own.
 */
export const tags = {
  me: 'Me',
  role: 'Role',
  rolePermissions: 'RolePermissions',
  user: 'User',
} as const;

export type Tag = (typeof tags)[keyof typeof tags];
