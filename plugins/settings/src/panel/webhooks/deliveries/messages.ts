/** Texts about what was sent to a webhook, and about how receivers know that it is ours. */
export const deliveryMessages = {
  title: { id: 'settings.webhooks.deliveries', defaultMessage: 'Deliveries' },
  body: {
    id: 'settings.webhooks.deliveries.body',
    defaultMessage:
      'What was sent and what still has to arrive. A delivery that fails is tried six times within about six and a half hours. Delivered ones are listed for a week, failed ones for a month.',
  },
  unavailable: {
    id: 'settings.webhooks.deliveries.unavailable',
    defaultMessage: 'The deliveries could not be fetched.',
  },
  none: { id: 'settings.webhooks.deliveries.none', defaultMessage: 'Nothing to show' },
  noneBody: {
    id: 'settings.webhooks.deliveries.none.body',
    defaultMessage: 'Deliveries appear here after the first event that this webhook receives.',
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
  attempts: { id: 'settings.webhooks.deliveries.attempts', defaultMessage: 'Tries' },
  tried: { id: 'settings.webhooks.deliveries.tried', defaultMessage: 'Last try' },
  next: { id: 'settings.webhooks.deliveries.next', defaultMessage: 'Next try' },
  failure: { id: 'settings.webhooks.deliveries.failure', defaultMessage: 'Reason' },
  answer: { id: 'settings.webhooks.deliveries.answer', defaultMessage: 'Beginning of the response' },
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
      'Every call is signed with a secret of this webhook, so that the receiver can check who sent it. A secret is shown once, when it is made.',
  },
  renew: { id: 'settings.webhooks.secret.renew', defaultMessage: 'Make a new secret' },
  renewTitle: { id: 'settings.webhooks.secret.renew.title', defaultMessage: 'Make a new secret?' },
  renewBody: {
    id: 'settings.webhooks.secret.renew.body',
    defaultMessage:
      'For 24 hours calls are signed with the old secret as well. After that, receivers that know only the old one refuse them.',
  },
  secretTitle: { id: 'settings.webhooks.secret.shown', defaultMessage: 'New secret' },
  secretOnce: {
    id: 'settings.webhooks.secret.once',
    defaultMessage: 'Copy it now: it is not shown again.',
  },
  copySecret: { id: 'settings.webhooks.secret.copy', defaultMessage: 'Copy the secret' },
} as const;
