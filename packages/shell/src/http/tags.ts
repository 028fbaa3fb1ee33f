/**
 * The roots of query keys: what a cached answer is about. Invalidating a tag refreshes every query whose
 * key starts with it. Plugins have tags of their own for what they administer.
 */
export const tags = {
  me: 'Me',
  role: 'Role',
  rolePermissions: 'RolePermissions',
  user: 'User',
} as const;

export type Tag = (typeof tags)[keyof typeof tags];
