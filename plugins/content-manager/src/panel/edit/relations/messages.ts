/** Texts of relations in the edit view. */
export const relationMessages = {
  search: { id: 'content-manager.edit.relation.search', defaultMessage: 'Add a relation' },
  choose: { id: 'content-manager.edit.relation.choose', defaultMessage: 'Choose an entry' },
  loading: { id: 'content-manager.edit.relation.loading', defaultMessage: 'Loading' },
  show: { id: 'content-manager.edit.relation.show', defaultMessage: 'Show entries' },
  open: { id: 'content-manager.edit.relation.open-entry', defaultMessage: 'Open {entry}' },
  create: { id: 'content-manager.edit.related.create', defaultMessage: 'Create {type}' },
  edit: { id: 'content-manager.edit.related.edit', defaultMessage: 'Edit {entry}' },
  nothingFound: { id: 'content-manager.edit.relation.nothing-found', defaultMessage: 'No entry found' },
  searching: { id: 'content-manager.edit.relation.searching', defaultMessage: 'Searching' },
  searchFailed: {
    id: 'content-manager.edit.relation.search-failed',
    defaultMessage: 'The entries could not be fetched. Type again to retry.',
  },
  list: { id: 'content-manager.edit.relation.list', defaultMessage: '{field}: linked entries' },
  count: {
    id: 'content-manager.edit.relation.count',
    defaultMessage: '{count, plural, =0 {No related entry} one {# related entry} other {# related entries}}',
  },
  earlier: { id: 'content-manager.edit.relation.earlier', defaultMessage: 'Load more' },
  failed: {
    id: 'content-manager.edit.relation.failed',
    defaultMessage: 'The linked entries could not be loaded.',
  },
  retry: { id: 'content-manager.edit.relation.retry', defaultMessage: 'Retry' },
  remove: { id: 'content-manager.edit.relation.remove', defaultMessage: 'Remove {entry}' },
  connected: { id: 'content-manager.edit.relation.connected', defaultMessage: '{entry} added.' },
  disconnected: { id: 'content-manager.edit.relation.disconnected', defaultMessage: '{entry} removed.' },
} as const;
