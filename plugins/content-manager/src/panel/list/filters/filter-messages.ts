/** What stands round the filters of a list. */
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

/** What a filter says, by its operator; those with an `i` at the end mean the same without regard to case. */
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

/** The same for days, times and moments, where they are called otherwise. */
export const timeOperatorMessages = {
  $gt: { id: 'content-manager.list.filters.after', defaultMessage: '{field} is after {value}' },
  $gte: { id: 'content-manager.list.filters.since', defaultMessage: '{field} is no earlier than {value}' },
  $lt: { id: 'content-manager.list.filters.before', defaultMessage: '{field} is before {value}' },
  $lte: { id: 'content-manager.list.filters.until', defaultMessage: '{field} is no later than {value}' },
} as const;

/** The same for files. */
export const fileOperatorMessages = {
  $null: { id: 'content-manager.list.filters.unset', defaultMessage: '{field} is not set' },
  $notNull: { id: 'content-manager.list.filters.set', defaultMessage: '{field} is set' },
} as const;

/** Periods, as they stand behind “is”. */
export const periodMessages = {
  today: { id: 'content-manager.list.filters.today', defaultMessage: 'today' },
  'this-week': { id: 'content-manager.list.filters.this-week', defaultMessage: 'this week' },
  'last-7-days': { id: 'content-manager.list.filters.last-7-days', defaultMessage: 'in the last 7 days' },
  'last-30-days': { id: 'content-manager.list.filters.last-30-days', defaultMessage: 'in the last 30 days' },
  'this-month': { id: 'content-manager.list.filters.this-month', defaultMessage: 'this month' },
} as const;
