/** Texts of the permission check. */
export const checkMessages = {
  title: { id: 'settings.permission-check', defaultMessage: 'Check a permission' },
  ofUser: {
    id: 'settings.permission-check.user',
    defaultMessage:
      'Find out what this user may do with all their roles, and why. Unsaved changes do not count.',
  },
  ofRole: {
    id: 'settings.permission-check.role',
    defaultMessage: 'Find out what users with this role may do, and why. Unsaved changes do not count.',
  },
  action: { id: 'settings.permission-check.action', defaultMessage: 'Action' },
  contentType: { id: 'settings.permission-check.content-type', defaultMessage: 'Content type' },
  field: { id: 'settings.permission-check.field', defaultMessage: 'Field' },
  locale: { id: 'settings.permission-check.locale', defaultMessage: 'Locale' },
  entry: { id: 'settings.permission-check.entry', defaultMessage: 'Entry ID' },
  entryHint: { id: 'settings.permission-check.entry.hint', defaultMessage: 'Optional: checks one entry.' },
  noSuchEntry: {
    id: 'settings.permission-check.entry.gone',
    defaultMessage: 'There is no entry with this ID.',
  },
  optional: { id: 'settings.permission-check.optional', defaultMessage: 'Optional.' },
  onEntries: { id: 'settings.permission-check.on-entries', defaultMessage: 'Entries' },
  check: { id: 'settings.permission-check.check', defaultMessage: 'Check' },
  allowed: { id: 'settings.permission-check.allowed', defaultMessage: 'Allowed' },
  denied: { id: 'settings.permission-check.denied', defaultMessage: 'Not allowed' },
  depends: { id: 'settings.permission-check.depends', defaultMessage: 'It depends' },
  withheld: {
    id: 'settings.permission-check.withheld',
    defaultMessage: 'The entry was not checked: it does not exist, or you may not read it.',
  },
  noRole: { id: 'settings.permission-check.no-role', defaultMessage: 'This user has no role.' },
  inactive: {
    id: 'settings.permission-check.inactive',
    defaultMessage: 'This user is inactive or blocked and cannot sign in.',
  },
  superAdmin: {
    id: 'settings.permission-check.super-admin',
    defaultMessage: 'The role “{role}” has every permission.',
  },
  missing: {
    id: 'settings.permission-check.missing',
    defaultMessage: 'The role “{role}” does not have this permission.',
  },
  held: { id: 'settings.permission-check.held', defaultMessage: 'The role “{role}” has this permission.' },
  fields: {
    id: 'settings.permission-check.fields',
    defaultMessage: '{total, plural, =0 {The permission covers no field.} other {Covered fields: {names}.}}',
  },
  fieldIncluded: {
    id: 'settings.permission-check.fields.included',
    defaultMessage: 'The permission covers this field.',
  },
  fieldMissing: {
    id: 'settings.permission-check.fields.missing',
    defaultMessage:
      '{total, plural, =0 {The permission covers no field.} other {The permission does not cover this field. Covered fields: {names}.}}',
  },
  locales: {
    id: 'settings.permission-check.locales',
    defaultMessage: 'Covered locales: {names}.',
  },
  localeIncluded: {
    id: 'settings.permission-check.locales.included',
    defaultMessage: 'The permission covers this locale.',
  },
  localeMissing: {
    id: 'settings.permission-check.locales.missing',
    defaultMessage:
      '{total, plural, =0 {The permission covers no locale.} other {The permission does not cover this locale. Covered locales: {names}.}}',
  },
  andMore: { id: 'settings.permission-check.and-more', defaultMessage: '{names} and {more} more' },
  conditionHolds: {
    id: 'settings.permission-check.condition.holds',
    defaultMessage: 'The condition “{condition}” is met.',
  },
  conditionFails: {
    id: 'settings.permission-check.condition.fails',
    defaultMessage: 'The condition “{condition}” is not met.',
  },
  conditionOpen: {
    id: 'settings.permission-check.condition.open',
    defaultMessage: 'The permission applies only where the condition “{condition}” is met.',
  },
} as const;
