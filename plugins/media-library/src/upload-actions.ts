/** The ids of the actions by which roles may use the media library; roles are stored with them. */
export const uploadActions = {
  /** Seeing files and folders. */
  read: 'plugin::upload.read',
  /** Adding files and folders. */
  create: 'plugin::upload.assets.create',
  /** Changing, moving and deleting them. */
  update: 'plugin::upload.assets.update',
  /** Being offered to download; whoever knows the address of a file may fetch it. */
  download: 'plugin::upload.assets.download',
  /** Being offered to copy the address of a file. */
  copyLink: 'plugin::upload.assets.copy-link',
  /** Saying how many files a page shows and in which order, for everybody. */
  configureView: 'plugin::upload.configure-view',
  /** Reading the settings of uploads; some servers of this API let the same users change them. */
  readSettings: 'plugin::upload.settings.read',
  /** Changing the settings of uploads. */
  updateSettings: 'plugin::upload.settings.update',
} as const;
