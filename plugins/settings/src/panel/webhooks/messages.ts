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
    defaultMessage:
      'A webhook notifies another system when entries change, for example to rebuild a website.',
  },
  name: { id: 'settings.webhooks.name', defaultMessage: 'Name' },
  url: { id: 'settings.webhooks.url', defaultMessage: 'URL' },
  urlHint: {
    id: 'settings.webhooks.url.hint',
    defaultMessage: 'The address that receives the calls: https://…',
  },
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
    defaultMessage:
      'Events are no longer sent to the receivers, and the stored headers are deleted. This cannot be undone.',
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

/** Texts of the webhook page. */
export const webhookEditMessages = {
  newTitle: { id: 'settings.webhooks.edit.new', defaultMessage: 'Create a webhook' },
  back: { id: 'settings.webhooks.edit.back', defaultMessage: 'Back' },
  details: { id: 'settings.webhooks.edit.details', defaultMessage: 'Details' },
  headers: { id: 'settings.webhooks.edit.headers', defaultMessage: 'Headers' },
  headersBody: {
    id: 'settings.webhooks.edit.headers.body',
    defaultMessage:
      'Sent with every call, for example an API key that identifies the caller. Secret values are hidden once they are saved, and stay unchanged until you enter new ones.',
  },
  headerKey: { id: 'settings.webhooks.edit.header.key', defaultMessage: 'Name of header {number}' },
  headerValue: { id: 'settings.webhooks.edit.header.value', defaultMessage: 'Value of header {number}' },
  key: { id: 'settings.webhooks.edit.key', defaultMessage: 'Name' },
  value: { id: 'settings.webhooks.edit.value', defaultMessage: 'Value' },
  addHeader: { id: 'settings.webhooks.edit.header.add', defaultMessage: 'Add a header' },
  removeHeader: { id: 'settings.webhooks.edit.header.remove', defaultMessage: 'Remove header {number}' },
  noHeaders: { id: 'settings.webhooks.edit.header.none', defaultMessage: 'No custom headers.' },
  headerUnnamed: {
    id: 'settings.webhooks.edit.header.unnamed',
    defaultMessage: 'Every value needs a header name.',
  },
  headerTwice: {
    id: 'settings.webhooks.edit.header.twice',
    defaultMessage: 'Use each header name only once.',
  },
  events: { id: 'settings.webhooks.edit.events', defaultMessage: 'Events' },
  eventsBody: {
    id: 'settings.webhooks.edit.events.body',
    defaultMessage: 'The events that the receiver is notified of.',
  },
  eventsNeeded: {
    id: 'settings.webhooks.edit.events.needed',
    defaultMessage: 'Choose at least one event.',
  },
  limits: { id: 'settings.webhooks.edit.limits', defaultMessage: 'Limits' },
  limitsBody: {
    id: 'settings.webhooks.edit.limits.body',
    defaultMessage:
      'Events of other entries are not sent. Without a selection, events of all entries are sent.',
  },
  contentTypes: {
    id: 'settings.webhooks.edit.limits.content-types',
    defaultMessage: 'Only these content types',
  },
  locales: { id: 'settings.webhooks.edit.limits.locales', defaultMessage: 'Only these locales' },
  localesHint: {
    id: 'settings.webhooks.edit.limits.locales.hint',
    defaultMessage: 'Entries without locales are always included.',
  },
  kind: { id: 'settings.webhooks.edit.kind', defaultMessage: 'Kind' },
  entry: { id: 'settings.webhooks.edit.entry', defaultMessage: 'Entry' },
  everyEntryEvent: { id: 'settings.webhooks.edit.entry.all', defaultMessage: 'All events of entries' },
  media: { id: 'settings.webhooks.edit.media', defaultMessage: 'Media' },
  everyMediaEvent: { id: 'settings.webhooks.edit.media.all', defaultMessage: 'All events of files' },
  create: { id: 'settings.webhooks.edit.event.create', defaultMessage: 'Create' },
  update: { id: 'settings.webhooks.edit.event.update', defaultMessage: 'Update' },
  delete: { id: 'settings.webhooks.edit.event.delete', defaultMessage: 'Delete' },
  publish: { id: 'settings.webhooks.edit.event.publish', defaultMessage: 'Publish' },
  unpublish: { id: 'settings.webhooks.edit.event.unpublish', defaultMessage: 'Unpublish' },
  eventOf: { id: 'settings.webhooks.edit.event.of', defaultMessage: '{kind}: {event}' },
  test: { id: 'settings.webhooks.edit.test', defaultMessage: 'Test' },
  testBody: {
    id: 'settings.webhooks.edit.test.body',
    defaultMessage: 'Sends the event trigger-test to the saved URL, whether the webhook is enabled or not.',
  },
  testUnsaved: {
    id: 'settings.webhooks.edit.test.unsaved',
    defaultMessage: 'Save your changes first: the test uses the saved webhook.',
  },
  trigger: { id: 'settings.webhooks.edit.trigger', defaultMessage: 'Trigger' },
  triggerSuccess: { id: 'settings.webhooks.edit.trigger.success', defaultMessage: 'Success: {status}' },
  triggerFailed: { id: 'settings.webhooks.edit.trigger.failed', defaultMessage: 'Failed: {status}' },
} as const;

/** Texts about deliveries and signing secrets. */
export const deliveryMessages = {
  title: { id: 'settings.webhooks.deliveries', defaultMessage: 'Deliveries' },
  body: {
    id: 'settings.webhooks.deliveries.body',
    defaultMessage:
      'Sent and pending calls. A failed delivery is tried six times within about six and a half hours. Successful deliveries are listed for a week, failed ones for a month.',
  },
  unavailable: {
    id: 'settings.webhooks.deliveries.unavailable',
    defaultMessage: 'The deliveries could not be loaded.',
  },
  none: { id: 'settings.webhooks.deliveries.none', defaultMessage: 'Nothing to show' },
  noneBody: {
    id: 'settings.webhooks.deliveries.none.body',
    defaultMessage: 'Deliveries appear here after the first event that this webhook sends.',
  },
  noneInState: {
    id: 'settings.webhooks.deliveries.none.state',
    defaultMessage: 'There are no deliveries in this state.',
  },
  show: { id: 'settings.webhooks.deliveries.show', defaultMessage: 'Show' },
  all: { id: 'settings.webhooks.deliveries.all', defaultMessage: 'All' },
  waiting: { id: 'settings.webhooks.deliveries.waiting', defaultMessage: 'Waiting' },
  delivered: { id: 'settings.webhooks.deliveries.delivered', defaultMessage: 'Delivered' },
  failed: { id: 'settings.webhooks.deliveries.failed', defaultMessage: 'Failed' },
  refresh: { id: 'settings.webhooks.deliveries.refresh', defaultMessage: 'Refresh' },
  state: { id: 'settings.webhooks.deliveries.state', defaultMessage: 'State' },
  event: { id: 'settings.webhooks.deliveries.event', defaultMessage: 'Event' },
  entry: { id: 'settings.webhooks.deliveries.entry', defaultMessage: 'Entry' },
  created: { id: 'settings.webhooks.deliveries.created', defaultMessage: 'Happened' },
  response: { id: 'settings.webhooks.deliveries.response', defaultMessage: 'Response' },
  responseOf: {
    id: 'settings.webhooks.deliveries.response.of',
    defaultMessage: '{status} in {duration, number} ms',
  },
  noResponse: { id: 'settings.webhooks.deliveries.response.none', defaultMessage: 'No response' },
  actions: { id: 'settings.webhooks.deliveries.actions', defaultMessage: 'Actions' },
  actionsFor: {
    id: 'settings.webhooks.deliveries.actions-for',
    defaultMessage: 'Actions for {name}',
  },
  delete: { id: 'settings.webhooks.deliveries.delete', defaultMessage: 'Delete' },
  details: { id: 'settings.webhooks.deliveries.details', defaultMessage: 'Details' },
  messageId: { id: 'settings.webhooks.deliveries.message-id', defaultMessage: 'Message ID' },
  attempts: { id: 'settings.webhooks.deliveries.attempts', defaultMessage: 'Attempts' },
  tried: { id: 'settings.webhooks.deliveries.tried', defaultMessage: 'Last attempt' },
  next: { id: 'settings.webhooks.deliveries.next', defaultMessage: 'Next attempt' },
  failure: { id: 'settings.webhooks.deliveries.failure', defaultMessage: 'Reason' },
  answer: { id: 'settings.webhooks.deliveries.answer', defaultMessage: 'Start of the response' },
  replay: { id: 'settings.webhooks.deliveries.replay', defaultMessage: 'Send again' },
  replayFailed: {
    id: 'settings.webhooks.deliveries.replay-failed',
    defaultMessage: 'Send failed ones again',
  },
  replayed: {
    id: 'settings.webhooks.deliveries.replayed',
    defaultMessage:
      '{count, plural, =0 {Nothing to send again} one {Sending one delivery again} other {Sending # deliveries again}}',
  },
  pages: { id: 'settings.webhooks.deliveries.pages', defaultMessage: 'Pages of deliveries' },
  previousPage: { id: 'settings.webhooks.deliveries.page.previous', defaultMessage: 'Previous page' },
  nextPage: { id: 'settings.webhooks.deliveries.page.next', defaultMessage: 'Next page' },
  page: { id: 'settings.webhooks.deliveries.page', defaultMessage: 'Page {page, number}' },
  range: {
    id: 'settings.webhooks.deliveries.range',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
  },
  secret: { id: 'settings.webhooks.secret', defaultMessage: 'Signing secret' },
  secretBody: {
    id: 'settings.webhooks.secret.body',
    defaultMessage:
      'Every call is signed with a secret of this webhook, so that the receiver can check who sent it. A secret is shown once, when it is created.',
  },
  renew: { id: 'settings.webhooks.secret.renew', defaultMessage: 'Make a new secret' },
  renewTitle: { id: 'settings.webhooks.secret.renew.title', defaultMessage: 'Make a new secret?' },
  renewBody: {
    id: 'settings.webhooks.secret.renew.body',
    defaultMessage:
      'For 24 hours, calls are signed with the old secret as well. After that, receivers that know only the old one refuse them.',
  },
  secretTitle: { id: 'settings.webhooks.secret.shown', defaultMessage: 'New secret' },
  secretOnce: {
    id: 'settings.webhooks.secret.once',
    defaultMessage: 'Copy it now: it is not shown again.',
  },
  copySecret: { id: 'settings.webhooks.secret.copy', defaultMessage: 'Copy the secret' },
} as const;
