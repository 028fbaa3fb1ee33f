/** Texts of media fields. */
export const fieldMessages = {
  add: { id: 'media-library.field.add', defaultMessage: 'Choose from the library' },
  addMore: { id: 'media-library.field.add-more', defaultMessage: 'Add files' },
  drop: { id: 'media-library.field.drop', defaultMessage: 'or drop files here' },
  dropOne: { id: 'media-library.field.drop-one', defaultMessage: 'or drop a file here' },
  none: { id: 'media-library.field.none', defaultMessage: 'No file' },
  replace: { id: 'media-library.field.replace', defaultMessage: 'Replace {name}' },
  edit: { id: 'media-library.field.edit', defaultMessage: 'Edit details of {name}' },
  remove: { id: 'media-library.field.remove', defaultMessage: 'Remove {name}' },
  files: { id: 'media-library.field.files', defaultMessage: 'Files of {field}' },
  added: {
    id: 'media-library.field.added',
    defaultMessage: '{count, plural, one {{name} added} other {# files added}}',
  },
  removed: { id: 'media-library.field.removed', defaultMessage: '{name} removed' },
  noAlternativeText: {
    id: 'media-library.field.no-alternative-text',
    defaultMessage: 'No alternative text yet',
  },
  describe: { id: 'media-library.field.describe', defaultMessage: 'Describe {name}' },
} as const;
