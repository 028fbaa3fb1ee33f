/** The permissions to see and change what everyone may read. */
export const publicAccessActions = {
  read: 'plugin::content-api.public-access.read',
  update: 'plugin::content-api.public-access.update',
} as const;
