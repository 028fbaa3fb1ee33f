/** Texts of the list settings. */
export const listSettingsMessages = {
  subtitle: {
    id: 'content-manager.list-settings.subtitle',
    defaultMessage: 'Define what the list shows and how it starts.',
  },
  settings: {
    id: 'content-manager.list-settings.settings.body',
    defaultMessage: 'For everyone who opens this list.',
  },
  view: {
    id: 'content-manager.list-settings.view.body',
    defaultMessage: 'The columns of the list, from first to last. Drag them, or move them with the keyboard.',
  },
  columns: { id: 'content-manager.list-settings.columns', defaultMessage: 'Columns' },
  searchable: { id: 'content-manager.list-settings.searchable', defaultMessage: 'Enable search' },
  filterable: { id: 'content-manager.list-settings.filterable', defaultMessage: 'Enable filters' },
  bulkable: { id: 'content-manager.list-settings.bulkable', defaultMessage: 'Enable bulk actions' },
  pageSize: { id: 'content-manager.list-settings.page-size', defaultMessage: 'Entries per page' },
  sortBy: { id: 'content-manager.list-settings.sort-by', defaultMessage: 'Default sort attribute' },
  sortOrder: { id: 'content-manager.list-settings.sort-order', defaultMessage: 'Default sort order' },
  ascending: { id: 'content-manager.list-settings.ascending', defaultMessage: 'Ascending' },
  descending: { id: 'content-manager.list-settings.descending', defaultMessage: 'Descending' },
  sortable: { id: 'content-manager.list-settings.sortable', defaultMessage: 'Enable sort on this field' },
  place: { id: 'content-manager.list-settings.place', defaultMessage: 'column {place} of {count}' },
  lastColumn: {
    id: 'content-manager.list-settings.last-column',
    defaultMessage: 'At least one field has to be displayed',
  },
} as const;
