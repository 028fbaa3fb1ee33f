/** Texts of the page of one webhook. */
export const webhookEditMessages = {
  newTitle: { id: 'settings.webhooks.edit.new', defaultMessage: 'Create a webhook' },
  back: { id: 'settings.webhooks.edit.back', defaultMessage: 'Back' },
  details: { id: 'settings.webhooks.edit.details', defaultMessage: 'Details' },
  headers: { id: 'settings.webhooks.edit.headers', defaultMessage: 'Headers' },
  headersBody: {
    id: 'settings.webhooks.edit.headers.body',
    defaultMessage:
      'Sent with every call, for example a key by which the receiver knows who calls. Values that are secret are hidden once they are saved, and stay as they are until you type new ones.',
  },
  headerKey: { id: 'settings.webhooks.edit.header.key', defaultMessage: 'Key of header {number}' },
  headerValue: { id: 'settings.webhooks.edit.header.value', defaultMessage: 'Value of header {number}' },
  key: { id: 'settings.webhooks.edit.key', defaultMessage: 'Key' },
  value: { id: 'settings.webhooks.edit.value', defaultMessage: 'Value' },
  addHeader: { id: 'settings.webhooks.edit.header.add', defaultMessage: 'Add a header' },
  removeHeader: { id: 'settings.webhooks.edit.header.remove', defaultMessage: 'Remove header {number}' },
  noHeaders: { id: 'settings.webhooks.edit.header.none', defaultMessage: 'No headers of its own.' },
  headerUnnamed: {
    id: 'settings.webhooks.edit.header.unnamed',
    defaultMessage: 'Every value needs a key.',
  },
  headerTwice: {
    id: 'settings.webhooks.edit.header.twice',
    defaultMessage: 'Every key can be there once.',
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
    defaultMessage: 'Save the changes first: what is saved is tested.',
  },
  trigger: { id: 'settings.webhooks.edit.trigger', defaultMessage: 'Trigger' },
  triggerSuccess: { id: 'settings.webhooks.edit.trigger.success', defaultMessage: 'Success: {status}' },
  triggerFailed: { id: 'settings.webhooks.edit.trigger.failed', defaultMessage: 'Failed: {status}' },
} as const;
