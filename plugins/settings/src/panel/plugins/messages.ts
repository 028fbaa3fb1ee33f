/** Texts about the plugins of the server. */
export const pluginMessages = {
  subtitle: { id: 'settings.plugins.subtitle', defaultMessage: 'Plugins installed on the server' },
  installed: { id: 'settings.plugins.installed', defaultMessage: 'Installed plugins' },
  none: { id: 'settings.plugins.none', defaultMessage: 'No plugins' },
  noneBody: { id: 'settings.plugins.none.body', defaultMessage: 'This server runs without plugins.' },
  name: { id: 'settings.plugins.name', defaultMessage: 'Name' },
  description: { id: 'settings.plugins.description', defaultMessage: 'Description' },
  version: { id: 'settings.plugins.version', defaultMessage: 'Version' },
  settings: { id: 'settings.plugins.settings', defaultMessage: 'Settings' },
  settingsOf: { id: 'settings.plugins.settings-of', defaultMessage: 'Settings of {name}' },
  leftOut: { id: 'settings.plugins.left-out', defaultMessage: 'Not loaded' },
  leftOutBody: {
    id: 'settings.plugins.left-out.body',
    defaultMessage: 'The server started without these plugins and the plugins that depend on them.',
  },
  jobs: { id: 'settings.plugins.jobs', defaultMessage: 'Jobs' },
  jobsBody: {
    id: 'settings.plugins.jobs.body',
    defaultMessage: 'Scheduled jobs. Each runs on one instance at a time.',
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

/** Texts about one plugin. */
export const pluginDetailMessages = {
  open: { id: 'settings.plugins.details', defaultMessage: 'Details' },
  openOf: { id: 'settings.plugins.details-of', defaultMessage: 'Details of {name}' },
  close: { id: 'settings.plugins.details.close', defaultMessage: 'Close' },
  id: { id: 'settings.plugins.details.id', defaultMessage: 'ID' },
  runsIn: { id: 'settings.plugins.details.runs-in', defaultMessage: 'Runs in' },
  panel: { id: 'settings.plugins.details.panel', defaultMessage: 'Panel' },
  server: { id: 'settings.plugins.details.server', defaultMessage: 'Server' },
  serverIds: { id: 'settings.plugins.details.server-ids', defaultMessage: 'ID on the server' },
  version: { id: 'settings.plugins.details.version', defaultMessage: 'Version' },
  origin: { id: 'settings.plugins.details.source', defaultMessage: 'Source' },
  application: { id: 'settings.plugins.source.application', defaultMessage: 'Part of the application' },
  'data-folder': { id: 'settings.plugins.source.data-folder', defaultMessage: 'Data folder of the server' },
  configuration: {
    id: 'settings.plugins.source.configuration',
    defaultMessage: 'Configuration of the server',
  },
  host: { id: 'settings.plugins.details.host', defaultMessage: 'Supported versions' },
  size: { id: 'settings.plugins.details.size', defaultMessage: 'Size' },
  activation: { id: 'settings.plugins.details.activation', defaultMessage: 'Activation time' },
  rendering: {
    id: 'settings.plugins.details.rendering',
    defaultMessage: 'Rendering time since the page loaded',
  },
  problems: { id: 'settings.plugins.details.problems', defaultMessage: 'Problems in this panel' },
  noProblems: { id: 'settings.plugins.details.no-problems', defaultMessage: 'No problems.' },
  contributions: {
    id: 'settings.plugins.details.contributions',
    defaultMessage: 'Contributions to the panel',
  },
  noContributions: { id: 'settings.plugins.details.no-contributions', defaultMessage: 'None.' },
  disabled: { id: 'settings.plugins.disabled', defaultMessage: 'Disabled for all users' },
  disabledBody: {
    id: 'settings.plugins.disabled.body',
    defaultMessage: 'The change takes effect in open panels when they are reloaded.',
  },
  serverStillRuns: {
    id: 'settings.plugins.disabled.server-runs',
    defaultMessage:
      'The change takes effect in open panels when they are reloaded. The server part runs until the server is restarted.',
  },
  serverNotRunning: { id: 'settings.plugins.not-running', defaultMessage: 'The server part is not running' },
  serverNotRunningBody: {
    id: 'settings.plugins.not-running.body',
    defaultMessage: 'Panels do not load the plugin until the server is restarted.',
  },
  disable: { id: 'settings.plugins.disable', defaultMessage: 'Disable for all users' },
  enable: { id: 'settings.plugins.enable', defaultMessage: 'Enable' },
  nowDisabled: { id: 'settings.plugins.now-disabled', defaultMessage: 'Plugin disabled' },
  nowEnabled: { id: 'settings.plugins.now-enabled', defaultMessage: 'Plugin enabled' },
} as const;

/** Texts about undelivered events. */
export const undeliveredMessages = {
  title: { id: 'settings.plugins.owed', defaultMessage: 'Undelivered events' },
  body: {
    id: 'settings.plugins.owed.body',
    defaultMessage:
      'Changes to entries and files that plugins have not processed. The server tries to deliver each event six times.',
  },
  none: { id: 'settings.plugins.owed.none', defaultMessage: 'Every event is delivered.' },
  listener: { id: 'settings.plugins.owed.listener', defaultMessage: '{listener} of {plugin}' },
  waiting: {
    id: 'settings.plugins.owed.waiting',
    defaultMessage: '{count, plural, one {One event waits} other {# events wait}}',
  },
  givenUp: {
    id: 'settings.plugins.owed.given-up',
    defaultMessage: '{count, plural, one {One event failed} other {# events failed}}',
  },
  failed: {
    id: 'settings.plugins.owed.failed',
    defaultMessage: 'Error of the listener {listener}',
  },
  failedSilently: {
    id: 'settings.plugins.owed.failed-silently',
    defaultMessage: 'The listener {listener} failed without an error message',
  },
  retryAll: { id: 'settings.plugins.owed.tell-all', defaultMessage: 'Retry all' },
  retryAllOf: { id: 'settings.plugins.owed.tell-all-of', defaultMessage: 'Retry all: {listener}' },
  events: { id: 'settings.plugins.owed.events', defaultMessage: 'Events' },
  eventsOf: { id: 'settings.plugins.owed.events-of', defaultMessage: 'Failed events of {listener}' },
  retry: { id: 'settings.plugins.owed.tell', defaultMessage: 'Retry' },
  retryNamed: { id: 'settings.plugins.owed.tell-named', defaultMessage: 'Retry: {name}' },
  retrying: {
    id: 'settings.plugins.owed.told',
    defaultMessage:
      '{count, plural, =0 {Nothing to retry} one {Retrying one event} other {Retrying # events}}',
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
