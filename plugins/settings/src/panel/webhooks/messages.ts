/** Texts about webhooks. */
export const webhookMessages = {
  found: {
    id: 'settings.webhooks.found',
    defaultMessage: '{count, plural, =0 {No webhooks} one {# webhook} other {# webhooks}}',
  },
  create: { id: 'settings.webhooks.create', defaultMessage: 'Create new webhook' },
  emptyTitle: { id: 'settings.webhooks.empty.title', defaultMessage: 'No webhooks yet' },
  emptyBody: {
    id: 'settings.webhooks.empty.body',
    defaultMessage: 'A webhook tells another program when entries change, for example to rebuild a website.',
  },
  name: { id: 'settings.webhooks.name', defaultMessage: 'Name' },
  url: { id: 'settings.webhooks.url', defaultMessage: 'URL' },
  urlHint: { id: 'settings.webhooks.url.hint', defaultMessage: 'Where the receiver listens: https://…' },
  urlInvalid: { id: 'settings.webhooks.url.invalid', defaultMessage: 'This is not a valid URL.' },
  enabled: { id: 'settings.webhooks.enabled', defaultMessage: 'Enabled' },
  enabledFor: { id: 'settings.webhooks.enabled-for', defaultMessage: 'Enable {name}' },
  enabledHint: {
    id: 'settings.webhooks.enabled.hint',
    defaultMessage: 'A disabled webhook keeps its settings and is not called.',
  },
  nowEnabled: { id: 'settings.webhooks.now-enabled', defaultMessage: 'Webhook enabled' },
  nowDisabled: { id: 'settings.webhooks.now-disabled', defaultMessage: 'Webhook disabled' },
  actions: { id: 'settings.webhooks.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'settings.webhooks.actions-for', defaultMessage: 'Actions for {name}' },
  edit: { id: 'settings.webhooks.edit', defaultMessage: 'Edit' },
  view: { id: 'settings.webhooks.view', defaultMessage: 'View' },
  delete: { id: 'settings.webhooks.delete', defaultMessage: 'Delete' },
  deleteTitle: {
    id: 'settings.webhooks.delete.title',
    defaultMessage: '{count, plural, one {Delete this webhook?} other {Delete # webhooks?}}',
  },
  deleteBody: {
    id: 'settings.webhooks.delete.body',
    defaultMessage: 'Receivers are not called any more. Headers are lost with them. This cannot be undone.',
  },
  deleted: {
    id: 'settings.webhooks.deleted',
    defaultMessage: '{count, plural, one {Webhook deleted} other {# webhooks deleted}}',
  },
  selected: {
    id: 'settings.webhooks.selected',
    defaultMessage: '{count, plural, one {# webhook selected} other {# webhooks selected}}',
  },
  selectAll: { id: 'settings.webhooks.select-all', defaultMessage: 'Select all webhooks' },
  selectRow: { id: 'settings.webhooks.select-row', defaultMessage: 'Select {name}' },
  clearSelection: { id: 'settings.webhooks.clear-selection', defaultMessage: 'Clear the selection' },
  bulkActions: { id: 'settings.webhooks.bulk-actions', defaultMessage: 'Selected webhooks' },
} as const;
