import { earlyMessages } from './early-messages.ts';

/** Texts of the list of a content type. */
export const listMessages = {
  ...earlyMessages,
  exportStart: { id: 'content-manager.export.start', defaultMessage: 'Export as CSV' },
  exportFailed: { id: 'content-manager.export.failed', defaultMessage: 'The list could not be exported.' },
  resize: { id: 'content-manager.list.resize', defaultMessage: 'Width of {column}' },
  create: { id: 'content-manager.list.create', defaultMessage: 'Create new entry' },
  search: { id: 'content-manager.list.search', defaultMessage: 'Search' },
  emptySearch: { id: 'content-manager.list.search.empty', defaultMessage: 'Clear' },
  searchIn: { id: 'content-manager.list.search-in', defaultMessage: 'Search in {name}' },
  viewSettings: { id: 'content-manager.list.view-settings', defaultMessage: 'View settings' },
  displayedFields: { id: 'content-manager.list.displayed-fields', defaultMessage: 'Displayed fields' },
  reset: { id: 'content-manager.list.reset', defaultMessage: 'Reset' },
  yes: { id: 'content-manager.list.yes', defaultMessage: 'Yes' },
  no: { id: 'content-manager.list.no', defaultMessage: 'No' },
  items: {
    id: 'content-manager.list.items',
    defaultMessage: '{count, plural, =0 {No items} one {# item} other {# items}}',
  },
  relationsLoading: { id: 'content-manager.list.relations.loading', defaultMessage: 'Loading' },
  relationsFailed: {
    id: 'content-manager.list.relations.failed',
    defaultMessage: 'The related entries could not be fetched',
  },
  relationsRetry: { id: 'content-manager.list.relations.retry', defaultMessage: 'Retry' },
  more: { id: 'content-manager.list.relations.more', defaultMessage: '…' },
  actions: { id: 'content-manager.list.actions', defaultMessage: 'Actions' },
  bulkActions: { id: 'content-manager.list.bulk-actions', defaultMessage: 'Selected entries' },
  loading: { id: 'content-manager.list.loading', defaultMessage: 'Loading the entries' },
  selected: {
    id: 'content-manager.list.selected',
    defaultMessage: '{count, plural, one {# entry selected} other {# entries selected}}',
  },
  allSelected: {
    id: 'content-manager.list.all-selected',
    defaultMessage: 'All {count, number} entries selected',
  },
  selectMatching: {
    id: 'content-manager.list.select-matching',
    defaultMessage: 'Select all {count, number} matching',
  },
  clearSelection: { id: 'content-manager.list.clear-selection', defaultMessage: 'Clear selection' },
  cancel: { id: 'content-manager.confirm.cancel', defaultMessage: 'Cancel' },
  confirm: { id: 'content-manager.confirm.confirm', defaultMessage: 'Confirm' },
  forbidden: {
    id: 'permissions.not-allowed.list',
    defaultMessage: 'You are no longer allowed to see these entries.',
  },
  fetchFailed: {
    id: 'content-manager.list.fetch-failed',
    defaultMessage: 'The entries could not be fetched.',
  },
  fetchFailedTitle: {
    id: 'content-manager.list.fetch-failed.title',
    defaultMessage: 'The list could not be loaded',
  },
  emptyTitle: { id: 'content-manager.list.empty.title', defaultMessage: 'There is nothing here yet' },
  emptyBody: {
    id: 'content-manager.list.empty.body',
    defaultMessage: 'Entries of “{name}” appear here once the first one is created.',
  },
  emptyForYouTitle: {
    id: 'content-manager.list.empty-for-you.title',
    defaultMessage: 'No entries for you yet',
  },
  emptyForYouBody: {
    id: 'content-manager.list.empty-for-you.body',
    defaultMessage: 'Your roles show you only some entries of “{name}”, and none of these exists yet.',
  },
  noLocaleTitle: {
    id: 'content-manager.list.no-locale.title',
    defaultMessage: 'Your roles include no language',
  },
  noLocaleBody: {
    id: 'content-manager.list.no-locale.body',
    defaultMessage: 'Your roles do not permit “{name}” in any language. Ask an administrator for access.',
  },
  noMatchTitle: { id: 'content-manager.list.no-match.title', defaultMessage: 'Nothing matches the search' },
  noMatchBody: {
    id: 'content-manager.list.no-match.body',
    defaultMessage: 'No entry contains “{search}”. Try fewer or other words.',
  },
  noWordBody: {
    id: 'content-manager.list.no-match.words',
    defaultMessage:
      'Only the beginnings of words were searched. Type at least three letters to search inside words.',
  },
  noFilterMatchTitle: {
    id: 'content-manager.list.no-filter-match.title',
    defaultMessage: 'Nothing matches the filters',
  },
  noFilterMatchBody: {
    id: 'content-manager.list.no-filter-match.body',
    defaultMessage: 'No entry matches: {filters}.',
  },
  clearFilters: { id: 'content-manager.list.clear-filters', defaultMessage: 'Clear the filters' },
  clearSearch: { id: 'content-manager.list.clear-search', defaultMessage: 'Clear the search' },
  pagination: { id: 'content-manager.list.pagination', defaultMessage: 'Pagination' },
  previousPage: { id: 'content-manager.list.pagination.previous', defaultMessage: 'Previous page' },
  nextPage: { id: 'content-manager.list.pagination.next', defaultMessage: 'Next page' },
  page: { id: 'content-manager.list.pagination.page', defaultMessage: 'Page {page}' },
  pageSize: { id: 'content-manager.list.pagination.size', defaultMessage: 'Entries per page' },
  rangeOfMore: {
    id: 'content-manager.list.range-of-more',
    defaultMessage: '{from, number}–{to, number} of more than {total, number}',
  },
  range: {
    id: 'content-manager.list.pagination.range',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
  },
} as const;

/** Texts of the sort menu on phones. */
export const sortMessages = {
  button: { id: 'content-manager.sort', defaultMessage: 'Sort' },
  by: { id: 'content-manager.sort.by', defaultMessage: 'Sort by' },
  order: { id: 'content-manager.sort.order', defaultMessage: 'Order' },
  ASC: { id: 'content-manager.sort.ascending', defaultMessage: 'Ascending' },
  DESC: { id: 'content-manager.sort.descending', defaultMessage: 'Descending' },
} as const;

/** Descriptions of the keyboard shortcuts. */
export const keyMessages = {
  rows: { id: 'content-manager.keys.rows', defaultMessage: 'Rows' },
  search: { id: 'content-manager.keys.search', defaultMessage: 'Search' },
  toRows: { id: 'content-manager.keys.to-rows', defaultMessage: 'Go from the search to the rows' },
  move: { id: 'content-manager.keys.move', defaultMessage: 'Go to the row above or below' },
  ends: { id: 'content-manager.keys.ends', defaultMessage: 'Go to the first or the last row' },
  open: { id: 'content-manager.keys.open', defaultMessage: 'Open the entry' },
  select: { id: 'content-manager.keys.select', defaultMessage: 'Select the row' },
  selectRange: {
    id: 'content-manager.keys.select-range',
    defaultMessage: 'Select all rows since the last selected one',
  },
} as const;

/** Texts of confirmations. */
export const confirmationMessages = {
  count: {
    id: 'content-manager.confirm.count',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
  },
  allMatching: {
    id: 'content-manager.confirm.all-matching',
    defaultMessage: '{count, plural, one {# entry} other {All # entries}} of this list, on every page',
  },
  others: {
    id: 'content-manager.confirm.others',
    defaultMessage: '{count, plural, one {# other} other {# others}}',
  },
} as const;
