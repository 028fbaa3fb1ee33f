/** Actions on the media library. Roles store these ids, which must not change. */
export const uploadActions = {
  /** Reading files and folders. */
  read: 'plugin::upload.read',
  /** Creating files and folders. */
  create: 'plugin::upload.assets.create',
  /** Changing, moving and deleting files and folders. */
  update: 'plugin::upload.assets.update',
  /** Seeing the download button; the address of a file is public. */
  download: 'plugin::upload.assets.download',
  /** Seeing the button that copies the address of a file. */
  copyLink: 'plugin::upload.assets.copy-link',
  /** Changing the view configuration of all users. */
  configureView: 'plugin::upload.configure-view',
  /** Reading the upload settings; on some servers of this API also changing them. */
  readSettings: 'plugin::upload.settings.read',
  /** Changing the upload settings. */
  updateSettings: 'plugin::upload.settings.update',
} as const;

/** The actions of API clients on files. */
export const clientFileActions = {
  find: 'plugin::upload.content-api.find',
  findOne: 'plugin::upload.content-api.findOne',
  upload: 'plugin::upload.content-api.upload',
  destroy: 'plugin::upload.content-api.destroy',
} as const;
