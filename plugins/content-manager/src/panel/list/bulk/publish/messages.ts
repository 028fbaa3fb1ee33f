/** Texts of publishing several entries. */
export const publishMessages = {
  table: { id: 'content-manager.bulk-publish.table', defaultMessage: 'Selected entries' },
  status: { id: 'content-manager.bulk-publish.status', defaultMessage: 'Status' },
  ready: { id: 'content-manager.bulk-publish.ready', defaultMessage: 'Ready to publish' },
  alreadyPublished: { id: 'content-manager.bulk-publish.published', defaultMessage: 'Already Published' },
  publishing: { id: 'content-manager.bulk-publish.publishing', defaultMessage: 'Publishing...' },
  error: { id: 'content-manager.bulk-publish.error', defaultMessage: '{field}: {error}' },
  moreErrors: {
    id: 'content-manager.bulk-publish.more-errors',
    defaultMessage: '{count, plural, one {# more error} other {# more errors}}',
  },
  summary: {
    id: 'content-manager.bulk-publish.summary',
    defaultMessage:
      '{ready, plural, =0 {No entry is} one {# entry is} other {# entries are}} ready to publish, {published, plural, =0 {none is} one {# is} other {# are}} already published, {invalid, plural, =0 {none has} one {# has} other {# have}} errors.',
  },
  errorsChosen: {
    id: 'content-manager.bulk-publish.errors-chosen',
    defaultMessage: 'Entries with errors cannot be published: fix them and refresh, or leave them out.',
  },
  leaveOut: {
    id: 'content-manager.bulk-publish.leave-out',
    defaultMessage: 'Leave out entries with errors',
  },
  checking: { id: 'content-manager.bulk-publish.checking', defaultMessage: 'Checking the entries' },
  loadFailed: {
    id: 'content-manager.bulk-publish.load-failed',
    defaultMessage: 'The entries could not be fetched',
  },
  selectAll: { id: 'content-manager.list.select-all', defaultMessage: 'Select all entries' },
  selectRow: { id: 'content-manager.list.select-row', defaultMessage: 'Select {name}' },
  newTab: { id: 'content-manager.bulk-publish.new-tab', defaultMessage: '(opens in a new tab)' },
  cancel: { id: 'content-manager.confirm.cancel', defaultMessage: 'Cancel' },
  confirm: { id: 'content-manager.confirm.confirm', defaultMessage: 'Confirm' },
  refresh: { id: 'content-manager.bulk-publish.refresh', defaultMessage: 'Refresh' },
  publish: { id: 'content-manager.list.publish', defaultMessage: 'Publish' },
  title: { id: 'content-manager.confirm.title', defaultMessage: 'Confirmation' },
  question: {
    id: 'content-manager.confirm.publish-many',
    defaultMessage: 'Are you sure you want to publish these entries?',
  },
  draftRelations: {
    id: 'content-manager.bulk-publish.draft-relations',
    defaultMessage:
      '{count, plural, one {# entry that they link to is still a draft} other {# entries that they link to are still drafts}}, and will not be published with them.',
  },
  allOrNone: {
    id: 'content-manager.bulk-publish.all-or-none',
    defaultMessage: 'All of them are published, or none if one of them has an error.',
  },
  refused: {
    id: 'content-manager.bulk-publish.refused',
    defaultMessage: 'No entry was published. These have errors:',
  },
  judging: {
    id: 'content-manager.bulk-publish.judging',
    defaultMessage: 'Step 1 of 2: checking the entries',
  },
  changing: {
    id: 'content-manager.bulk-publish.changing',
    defaultMessage: 'Step 2 of 2: publishing the entries',
  },
  entry: { id: 'content-manager.bulk-publish.entry', defaultMessage: 'Entry {id}' },
} as const;
