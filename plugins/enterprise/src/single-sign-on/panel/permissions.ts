/** The permissions of single sign-on, as pages require them. */
export const signOnPermissions = {
  read: { action: 'admin::provider-login.read' },
  update: { action: 'admin::provider-login.update' },
} as const;
