/** Texts of the active filters. */
export const filterMessages = {
  button: { id: 'content-manager.list.filters.button', defaultMessage: 'Filters' },
  label: { id: 'content-manager.list.filters', defaultMessage: 'Active filters' },
  filter: { id: 'content-manager.list.filters.filter', defaultMessage: 'Filter: {filter}' },
  remove: { id: 'content-manager.list.filters.remove', defaultMessage: 'Remove the filter “{filter}”' },
  other: {
    id: 'content-manager.list.filters.other',
    defaultMessage: '{field} {operator} {value}',
  },
} as const;

/** Texts of conditions by operator; case-insensitive operators end with `i`. */
export const operatorMessages = {
  $eq: { id: 'content-manager.list.filters.is', defaultMessage: '{field} is {value}' },
  $ne: { id: 'content-manager.list.filters.is-not', defaultMessage: '{field} is not {value}' },
  $contains: { id: 'content-manager.list.filters.contains', defaultMessage: '{field} contains {value}' },
  $notContains: {
    id: 'content-manager.list.filters.contains-not',
    defaultMessage: '{field} does not contain {value}',
  },
  $startsWith: {
    id: 'content-manager.list.filters.starts-with',
    defaultMessage: '{field} starts with {value}',
  },
  $endsWith: { id: 'content-manager.list.filters.ends-with', defaultMessage: '{field} ends with {value}' },
  $gt: { id: 'content-manager.list.filters.above', defaultMessage: '{field} is greater than {value}' },
  $gte: { id: 'content-manager.list.filters.at-least', defaultMessage: '{field} is at least {value}' },
  $lt: { id: 'content-manager.list.filters.below', defaultMessage: '{field} is less than {value}' },
  $lte: { id: 'content-manager.list.filters.at-most', defaultMessage: '{field} is at most {value}' },
  $between: {
    id: 'content-manager.list.filters.between',
    defaultMessage: '{field} is between {from} and {to}',
  },
  $in: { id: 'content-manager.list.filters.one-of', defaultMessage: '{field} is one of {value}' },
  $notIn: { id: 'content-manager.list.filters.none-of', defaultMessage: '{field} is none of {value}' },
  $null: { id: 'content-manager.list.filters.empty', defaultMessage: '{field} is empty' },
  $notNull: { id: 'content-manager.list.filters.not-empty', defaultMessage: '{field} is not empty' },
  $me: { id: 'content-manager.list.filters.me', defaultMessage: '{field} is me' },
  $notMe: { id: 'content-manager.list.filters.not-me', defaultMessage: '{field} is not me' },
  $during: { id: 'content-manager.list.filters.during', defaultMessage: '{field} is {period}' },
} as const;

/** Labels for dates and times that differ. */
export const timeOperatorMessages = {
  $gt: { id: 'content-manager.list.filters.after', defaultMessage: '{field} is after {value}' },
  $gte: { id: 'content-manager.list.filters.since', defaultMessage: '{field} is no earlier than {value}' },
  $lt: { id: 'content-manager.list.filters.before', defaultMessage: '{field} is before {value}' },
  $lte: { id: 'content-manager.list.filters.until', defaultMessage: '{field} is no later than {value}' },
} as const;

/** Labels for files that differ. */
export const fileOperatorMessages = {
  $null: { id: 'content-manager.list.filters.unset', defaultMessage: '{field} is not set' },
  $notNull: { id: 'content-manager.list.filters.set', defaultMessage: '{field} is set' },
} as const;

/** Periods, as used after “is”. */
export const periodMessages = {
  today: { id: 'content-manager.list.filters.today', defaultMessage: 'today' },
  'this-week': { id: 'content-manager.list.filters.this-week', defaultMessage: 'this week' },
  'last-7-days': { id: 'content-manager.list.filters.last-7-days', defaultMessage: 'in the last 7 days' },
  'last-30-days': { id: 'content-manager.list.filters.last-30-days', defaultMessage: 'in the last 30 days' },
  'this-month': { id: 'content-manager.list.filters.this-month', defaultMessage: 'this month' },
} as const;

/** Texts of the filter builder. */
export const builderMessages = {
  title: { id: 'content-manager.list.filters.title', defaultMessage: 'Filter the list' },
  close: { id: 'content-manager.list.filters.close', defaultMessage: 'Close' },
  joint: { id: 'content-manager.list.filters.joint', defaultMessage: 'Which entries are shown' },
  all: { id: 'content-manager.list.filters.joint.all', defaultMessage: 'Match all of these' },
  any: { id: 'content-manager.list.filters.joint.any', defaultMessage: 'Match any of these' },
  groupAll: { id: 'content-manager.list.filters.group.all', defaultMessage: 'All of these' },
  groupAny: { id: 'content-manager.list.filters.group.any', defaultMessage: 'Any of these' },
  condition: { id: 'content-manager.list.filters.condition', defaultMessage: 'Condition {number}' },
  field: { id: 'content-manager.list.filters.condition.field', defaultMessage: 'Field' },
  operator: { id: 'content-manager.list.filters.condition.operator', defaultMessage: 'Comparison' },
  value: { id: 'content-manager.list.filters.condition.value', defaultMessage: 'Value' },
  from: { id: 'content-manager.list.filters.condition.from', defaultMessage: 'From' },
  to: { id: 'content-manager.list.filters.condition.to', defaultMessage: 'To' },
  period: { id: 'content-manager.list.filters.condition.period', defaultMessage: 'Period' },
  time: { id: 'content-manager.list.filters.condition.time', defaultMessage: '{label}, time' },
  matchCase: {
    id: 'content-manager.list.filters.condition.match-case',
    defaultMessage: '{operator} (match case)',
  },
  missing: {
    id: 'content-manager.list.filters.condition.missing',
    defaultMessage: 'This condition needs a value.',
  },
  wrong: {
    id: 'content-manager.list.filters.condition.wrong',
    defaultMessage: 'This value does not fit the field.',
  },
  addCondition: { id: 'content-manager.list.filters.add', defaultMessage: 'Add condition' },
  addGroup: { id: 'content-manager.list.filters.add-group', defaultMessage: 'Add group' },
  addToGroup: { id: 'content-manager.list.filters.add-to-group', defaultMessage: 'Add to the group' },
  remove: {
    id: 'content-manager.list.filters.condition.remove',
    defaultMessage: 'Remove condition {number}',
  },
  removeOther: { id: 'content-manager.list.filters.remove', defaultMessage: 'Remove the filter “{filter}”' },
  most: {
    id: 'content-manager.list.filters.most',
    defaultMessage: 'A list can have at most {count, number} conditions.',
  },
  clear: { id: 'content-manager.list.filters.clear', defaultMessage: 'Clear' },
  apply: { id: 'content-manager.list.filters.apply', defaultMessage: 'Apply' },
  choose: { id: 'content-manager.list.filters.choose', defaultMessage: 'Choose' },
  search: { id: 'content-manager.list.filters.search', defaultMessage: 'Search' },
  open: { id: 'content-manager.list.filters.options.open', defaultMessage: 'Show options' },
  noMatch: { id: 'content-manager.list.filters.options.empty', defaultMessage: 'No matches' },
  loading: { id: 'content-manager.list.filters.options.loading', defaultMessage: 'Loading' },
  failed: {
    id: 'content-manager.list.filters.options.failed',
    defaultMessage: 'The options could not be fetched.',
  },
  chosen: { id: 'content-manager.list.filters.chosen', defaultMessage: 'Chosen' },
  takeOut: { id: 'content-manager.list.filters.chosen.remove', defaultMessage: 'Remove {name}' },
} as const;

/** Texts of the status tabs. */
export const statusMessages = {
  label: { id: 'content-manager.list.statuses', defaultMessage: 'Status' },
  all: { id: 'content-manager.list.statuses.all', defaultMessage: 'All' },
  draft: { id: 'content-manager.list.statuses.draft', defaultMessage: 'Drafts' },
  published: { id: 'content-manager.list.statuses.published', defaultMessage: 'Published' },
  mine: { id: 'content-manager.list.statuses.mine', defaultMessage: 'Changed by me' },
} as const;
