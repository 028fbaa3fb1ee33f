/** Texts about folders, moving and deleting. */
export const folderMessages = {
  top: { id: 'media-library.top', defaultMessage: 'All files' },
  add: { id: 'media-library.folder.add', defaultMessage: 'New folder' },
  addConfirm: { id: 'media-library.folder.add.confirm', defaultMessage: 'Create folder' },
  edit: { id: 'media-library.folder.edit', defaultMessage: 'Edit folder' },
  save: { id: 'media-library.folder.save', defaultMessage: 'Save' },
  cancel: { id: 'media-library.cancel', defaultMessage: 'Cancel' },
  close: { id: 'media-library.close', defaultMessage: 'Close' },
  name: { id: 'media-library.folder.name', defaultMessage: 'Folder name' },
  parent: { id: 'media-library.folder.parent', defaultMessage: 'In' },
  nameMissing: { id: 'media-library.folder.name.missing', defaultMessage: 'Give the folder a name.' },
  nameTooLong: {
    id: 'media-library.folder.name.too-long',
    defaultMessage: 'At most 255 characters.',
  },
  nameWithSlash: {
    id: 'media-library.folder.name.slash',
    defaultMessage: 'A folder name cannot contain slashes.',
  },
  added: { id: 'media-library.folder.added', defaultMessage: 'Folder {name} created' },
  saved: { id: 'media-library.folder.saved', defaultMessage: 'Folder saved' },
  move: { id: 'media-library.move', defaultMessage: 'Move' },
  moveTitle: {
    id: 'media-library.move.title',
    defaultMessage: 'Move {count, plural, one {# item} other {# items}}',
  },
  destination: { id: 'media-library.move.destination', defaultMessage: 'To' },
  moved: {
    id: 'media-library.moved',
    defaultMessage: '{count, plural, one {# item} other {# items}} moved',
  },
  delete: { id: 'media-library.delete', defaultMessage: 'Delete' },
  deleteOne: { id: 'media-library.delete.one', defaultMessage: 'Delete {name}?' },
  deleteSeveral: {
    id: 'media-library.delete.several',
    defaultMessage: 'Delete {count, plural, one {# item} other {# items}}?',
  },
  deleteFiles: {
    id: 'media-library.delete.files',
    defaultMessage: 'Their addresses stop working. This cannot be undone.',
  },
  deleteFile: {
    id: 'media-library.delete.file',
    defaultMessage: 'Its address stops working. This cannot be undone.',
  },
  deleteFolders: {
    id: 'media-library.delete.folders',
    defaultMessage: 'Everything in the chosen folders is deleted as well. This cannot be undone.',
  },
  inUseUnknown: {
    id: 'media-library.delete.in-use.several',
    defaultMessage: 'Entries use some of these items. If you delete them, the entries lose them.',
  },
  deleteAnyway: { id: 'media-library.delete.anyway', defaultMessage: 'Delete anyway' },
  deleted: {
    id: 'media-library.deleted',
    defaultMessage: '{count, plural, one {# item} other {# items}} deleted',
  },
} as const;
