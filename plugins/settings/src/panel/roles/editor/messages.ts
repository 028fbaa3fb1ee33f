/** Texts of the editor of permissions. */
export const editorMessages = {
  sections: { id: 'settings.permissions.sections', defaultMessage: 'Kinds of permissions' },
  collectionTypes: { id: 'settings.permissions.collection-types', defaultMessage: 'Collection types' },
  singleTypes: { id: 'settings.permissions.single-types', defaultMessage: 'Single types' },
  plugins: { id: 'settings.permissions.plugins', defaultMessage: 'Plugins' },
  settings: { id: 'settings.permissions.settings', defaultMessage: 'Settings' },
  contentType: { id: 'settings.permissions.content-type', defaultMessage: 'Content type' },
  search: { id: 'settings.permissions.search', defaultMessage: 'Find a content type' },
  noMatch: { id: 'settings.permissions.no-match', defaultMessage: 'No content type has this name.' },
  empty: { id: 'settings.permissions.empty', defaultMessage: 'There are no permissions here.' },
  fieldsOf: { id: 'settings.permissions.fields-of', defaultMessage: 'Fields and locales of {subject}' },
  inside: { id: 'settings.permissions.inside', defaultMessage: 'Fields in {field}' },
  everything: { id: 'settings.permissions.everything', defaultMessage: 'Everything on {subject}' },
  column: { id: 'settings.permissions.column', defaultMessage: '{action} on every type in the list' },
  cell: { id: 'settings.permissions.cell', defaultMessage: '{action} {subject}' },
  node: { id: 'settings.permissions.node', defaultMessage: '{action} {subject}: {field}' },
  required: { id: 'settings.permissions.required', defaultMessage: 'required' },
  fields: { id: 'settings.permissions.property.fields', defaultMessage: 'Fields' },
  locales: { id: 'settings.permissions.property.locales', defaultMessage: 'Locales' },
  permitsNothing: {
    id: 'settings.permissions.no-entry',
    defaultMessage: 'Applies to no entry: choose at least one field and one locale',
  },
  selectAll: { id: 'settings.permissions.select-all', defaultMessage: 'Select all of {group}' },
  conditions: { id: 'settings.permissions.conditions', defaultMessage: 'Conditions' },
  conditionsOf: {
    id: 'settings.permissions.conditions-of',
    defaultMessage: '{count, plural, =0 {Conditions of {subject}} other {Conditions of {subject} (#)}}',
  },
  conditionsTitle: { id: 'settings.permissions.conditions.title', defaultMessage: 'Conditions: {subject}' },
  conditionsBody: {
    id: 'settings.permissions.conditions.body',
    defaultMessage: 'A permission with conditions applies only to entries that meet at least one of them.',
  },
  conditionsNone: {
    id: 'settings.permissions.conditions.none',
    defaultMessage: 'Grant a permission first, then set its conditions.',
  },
  notYours: {
    id: 'settings.permissions.not-yours',
    defaultMessage: 'You cannot grant this: you do not have this permission yourself.',
  },
  conditionKept: {
    id: 'settings.permissions.conditions.kept',
    defaultMessage: 'You have this permission only under a condition, so you can only grant it with one.',
  },
  done: { id: 'settings.permissions.conditions.done', defaultMessage: 'Done' },
} as const;
