/** Texts of the page of public access. */
export const accessMessages = {
  subtitle: {
    id: 'content-api.public-access.subtitle',
    defaultMessage: 'What everyone on the internet may do with your content, without a token',
  },
  closedTitle: {
    id: 'content-api.public-access.closed.title',
    defaultMessage: 'Nothing is public',
  },
  closedBody: {
    id: 'content-api.public-access.closed.body',
    defaultMessage: 'Programs need an API token to read content.',
  },
  noTypes: {
    id: 'content-api.public-access.no-types',
    defaultMessage: 'This application has no content types.',
  },
  types: { id: 'content-api.public-access.types', defaultMessage: 'Content types' },
  typesBody: {
    id: 'content-api.public-access.types.body',
    defaultMessage:
      'Private fields and passwords never become public, and drafts can never be read without a token.',
  },
  everythingOf: {
    id: 'content-api.public-access.everything-of',
    defaultMessage: 'All actions on {name}',
  },
  fields: { id: 'content-api.public-access.fields', defaultMessage: 'Public fields' },
  fieldsOf: { id: 'content-api.public-access.fields-of', defaultMessage: 'Public fields of {name}' },
  noFields: {
    id: 'content-api.public-access.no-fields',
    defaultMessage: 'Every field of this content type is private.',
  },
  links: {
    id: 'content-api.public-access.links',
    defaultMessage: '{path} (entries of {target})',
  },
  hidden: {
    id: 'content-api.public-access.hidden',
    defaultMessage: 'Not shown, because the linked entries are not public: {paths}',
  },
  readable: {
    id: 'content-api.public-access.readable',
    defaultMessage: 'Entries of {target} can also be read through the relations {paths}',
  },
  readableTitle: {
    id: 'content-api.public-access.readable.title',
    defaultMessage: 'Relations show linked entries',
  },
  writableTitle: {
    id: 'content-api.public-access.writable.title',
    defaultMessage: 'Everyone can change content',
  },
  writable: {
    id: 'content-api.public-access.writable',
    defaultMessage: 'Without a token, everyone can create, change or delete entries of {names}.',
  },
} as const;

/** Names of the actions of a content type. */
export const actionMessages = {
  find: { id: 'content-api.action.find', defaultMessage: 'Find' },
  findOne: { id: 'content-api.action.find-one', defaultMessage: 'Find one entry' },
  create: { id: 'content-api.action.create', defaultMessage: 'Create' },
  update: { id: 'content-api.action.update', defaultMessage: 'Update' },
  delete: { id: 'content-api.action.delete', defaultMessage: 'Delete' },
} as const;
