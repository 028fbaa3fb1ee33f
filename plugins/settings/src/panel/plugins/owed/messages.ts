/** Texts about events that listeners of plugins have not dealt with. */
export const owedMessages = {
  title: { id: 'settings.plugins.owed', defaultMessage: 'Undelivered events' },
  body: {
    id: 'settings.plugins.owed.body',
    defaultMessage: 'Changes of entries and files that plugins have not dealt with. Each is tried six times.',
  },
  none: { id: 'settings.plugins.owed.none', defaultMessage: 'Every event is delivered.' },
  listener: { id: 'settings.plugins.owed.listener', defaultMessage: '{listener} of {plugin}' },
  waiting: {
    id: 'settings.plugins.owed.waiting',
    defaultMessage: '{count, plural, one {One event waits} other {# events wait}}',
  },
  givenUp: {
    id: 'settings.plugins.owed.given-up',
    defaultMessage: '{count, plural, one {One event was given up} other {# events were given up}}',
  },
  failed: {
    id: 'settings.plugins.owed.failed',
    defaultMessage: 'Why the listener {listener} failed',
  },
  failedSilently: {
    id: 'settings.plugins.owed.failed-silently',
    defaultMessage: 'The listener {listener} did not say why it failed',
  },
  tellAll: { id: 'settings.plugins.owed.tell-all', defaultMessage: 'Tell all again' },
  tellAllOf: { id: 'settings.plugins.owed.tell-all-of', defaultMessage: 'Tell all again: {listener}' },
  events: { id: 'settings.plugins.owed.events', defaultMessage: 'Events' },
  eventsOf: { id: 'settings.plugins.owed.events-of', defaultMessage: 'Events given up by {listener}' },
  tell: { id: 'settings.plugins.owed.tell', defaultMessage: 'Tell again' },
  tellNamed: { id: 'settings.plugins.owed.tell-named', defaultMessage: 'Tell again: {name}' },
  told: {
    id: 'settings.plugins.owed.told',
    defaultMessage:
      '{count, plural, =0 {Nothing to tell again} one {Telling one event again} other {Telling # events again}}',
  },
  pages: { id: 'settings.plugins.owed.pages', defaultMessage: 'Pages of events' },
  previousPage: { id: 'settings.plugins.owed.page.previous', defaultMessage: 'Previous page' },
  nextPage: { id: 'settings.plugins.owed.page.next', defaultMessage: 'Next page' },
  page: { id: 'settings.plugins.owed.page', defaultMessage: 'Page {page, number}' },
  range: {
    id: 'settings.plugins.owed.range',
    defaultMessage: '{from, number}–{to, number} of {total, number}',
  },
} as const;
