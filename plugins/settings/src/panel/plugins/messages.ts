/** Texts about the plugins of the server. */
export const pluginMessages = {
  subtitle: { id: 'settings.plugins.subtitle', defaultMessage: 'What the server runs besides itself' },
  installed: { id: 'settings.plugins.installed', defaultMessage: 'Installed plugins' },
  none: { id: 'settings.plugins.none', defaultMessage: 'No plugins' },
  noneBody: { id: 'settings.plugins.none.body', defaultMessage: 'This server runs without plugins.' },
  name: { id: 'settings.plugins.name', defaultMessage: 'Name' },
  description: { id: 'settings.plugins.description', defaultMessage: 'Description' },
  version: { id: 'settings.plugins.version', defaultMessage: 'Version' },
  settings: { id: 'settings.plugins.settings', defaultMessage: 'Settings' },
  settingsOf: { id: 'settings.plugins.settings-of', defaultMessage: 'Settings of {name}' },
  leftOut: { id: 'settings.plugins.left-out', defaultMessage: 'Left out' },
  leftOutBody: {
    id: 'settings.plugins.left-out.body',
    defaultMessage: 'The server started without these plugins, and without those that need them.',
  },
  jobs: { id: 'settings.plugins.jobs', defaultMessage: 'Jobs' },
  jobsBody: {
    id: 'settings.plugins.jobs.body',
    defaultMessage: 'What plugins do again and again, on one server at a time.',
  },
  job: { id: 'settings.plugins.job', defaultMessage: 'Job' },
  plugin: { id: 'settings.plugins.plugin', defaultMessage: 'Plugin' },
  state: { id: 'settings.plugins.state', defaultMessage: 'State' },
  running: { id: 'settings.plugins.job.running', defaultMessage: 'Running' },
  waiting: { id: 'settings.plugins.job.waiting', defaultMessage: 'Waiting' },
  done: { id: 'settings.plugins.job.done', defaultMessage: 'Done' },
  failed: { id: 'settings.plugins.job.failed', defaultMessage: 'Failed' },
  lastRun: { id: 'settings.plugins.job.last-run', defaultMessage: 'Last run' },
  nextRun: { id: 'settings.plugins.job.next-run', defaultMessage: 'Next run' },
  failedJob: { id: 'settings.plugins.job.failed-job', defaultMessage: 'The last run of {job} failed' },
  back: { id: 'settings.plugins.back', defaultMessage: 'Back to the plugins' },
} as const;

/** Texts about undelivered events. */
export const undeliveredMessages = {
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
