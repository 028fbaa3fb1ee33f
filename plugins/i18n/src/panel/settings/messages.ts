/** Texts of the locales page. */
export const localeMessages = {
  found: {
    id: 'i18n.settings.found',
    defaultMessage: '{count, plural, =0 {No locales} one {# locale} other {# locales}}',
  },
  add: { id: 'i18n.settings.add', defaultMessage: 'Add a locale' },
  name: { id: 'i18n.settings.name', defaultMessage: 'Name' },
  code: { id: 'i18n.settings.code', defaultMessage: 'Code' },
  default: { id: 'i18n.settings.default', defaultMessage: 'Default' },
  actions: { id: 'i18n.settings.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'i18n.settings.actions-for', defaultMessage: 'Actions for {name}' },
  edit: { id: 'i18n.settings.edit', defaultMessage: 'Edit' },
  makeDefault: { id: 'i18n.settings.make-default', defaultMessage: 'Make default' },
  delete: { id: 'i18n.settings.delete', defaultMessage: 'Delete' },
  defaultNotDeletable: {
    id: 'i18n.settings.kept-default',
    defaultMessage: 'Make another locale the default first',
  },
  added: { id: 'i18n.settings.added', defaultMessage: '{name} was added' },
  saved: { id: 'i18n.settings.saved', defaultMessage: 'Saved' },
  deleted: { id: 'i18n.settings.deleted', defaultMessage: '{name} was deleted' },
  emptyTitle: { id: 'i18n.settings.empty.title', defaultMessage: 'No locales' },
  emptyBody: {
    id: 'i18n.settings.empty.body',
    defaultMessage: 'Content needs at least one locale. Add the one that most of it is written in.',
  },
} as const;

/** Texts of the dialog that adds or changes a locale. */
export const dialogMessages = {
  addTitle: { id: 'i18n.dialog.add', defaultMessage: 'Add a locale' },
  editTitle: { id: 'i18n.dialog.edit', defaultMessage: 'Edit {name}' },
  locale: { id: 'i18n.dialog.locale', defaultMessage: 'Locale' },
  find: { id: 'i18n.dialog.find', defaultMessage: 'Find by language, country or code' },
  open: { id: 'i18n.dialog.open', defaultMessage: 'Show locales' },
  noMatch: { id: 'i18n.dialog.no-match', defaultMessage: 'No locale matches' },
  loading: { id: 'i18n.dialog.loading', defaultMessage: 'Loading' },
  listFailed: {
    id: 'i18n.dialog.list-failed',
    defaultMessage: 'The list of locales could not be loaded. Close this and try again.',
  },
  present: { id: 'i18n.dialog.present', defaultMessage: 'Already added' },
  codeStays: {
    id: 'i18n.dialog.code-stays',
    defaultMessage: 'The code cannot be changed: entries, roles and addresses refer to it.',
  },
  displayName: { id: 'i18n.dialog.display-name', defaultMessage: 'Display name' },
  nameHint: { id: 'i18n.dialog.name-hint', defaultMessage: 'The name that editors see.' },
  isDefault: { id: 'i18n.dialog.is-default', defaultMessage: 'Default locale' },
  isDefaultHint: {
    id: 'i18n.dialog.is-default.hint',
    defaultMessage: 'Used when a request names no locale. There is exactly one.',
  },
  defaultStays: {
    id: 'i18n.dialog.default-stays',
    defaultMessage: 'To change this, make another locale the default.',
  },
  tooLong: { id: 'i18n.dialog.too-long', defaultMessage: 'The name can have 50 characters at most.' },
  cancel: { id: 'i18n.dialog.cancel', defaultMessage: 'Cancel' },
  close: { id: 'i18n.dialog.close', defaultMessage: 'Close' },
  addConfirm: { id: 'i18n.dialog.add.confirm', defaultMessage: 'Add locale' },
  save: { id: 'i18n.dialog.save', defaultMessage: 'Save' },
} as const;

/** Texts of the dialog that confirms deleting a locale. */
export const deleteMessages = {
  title: { id: 'i18n.delete.title', defaultMessage: 'Delete {name}?' },
  counting: { id: 'i18n.delete.counting', defaultMessage: 'Counting its entries…' },
  none: {
    id: 'i18n.delete.none',
    defaultMessage: 'Nothing is written in this locale. Roles that are limited to it lose it.',
  },
  entries: {
    id: 'i18n.delete.entries',
    defaultMessage:
      '{count, plural, one {# entry is} other {# entries are}} deleted with it for good, also for people who work in this locale now. Roles that are limited to it lose it.',
  },
  ofType: { id: 'i18n.delete.of-type', defaultMessage: '{type}: {count, number}' },
  uncounted: {
    id: 'i18n.delete.uncounted',
    defaultMessage:
      'Every entry in this locale is deleted with it for good. How many that are could not be counted.',
  },
  confirm: {
    id: 'i18n.delete.confirm',
    defaultMessage:
      '{count, plural, =0 {Delete locale} one {Delete with # entry} other {Delete with # entries}}',
  },
} as const;
