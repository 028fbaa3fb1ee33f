/** The permissions to see and change what everyone may read. */
export const publicAccessActions = {
  read: 'plugin::content-api.public-access.read',
  update: 'plugin::content-api.public-access.update',
} as const;

/** The permission to try requests of the content API in the panel, with one's own permissions. */
export const explorerAction = 'plugin::content-api.explorer.use';
