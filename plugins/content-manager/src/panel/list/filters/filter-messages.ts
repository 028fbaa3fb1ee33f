/** What a filter says, by its operator; those with an `i` at the end mean the same without regard to case. */
export const filterMessages = {
  label: { id: 'content-manager.list.filters', defaultMessage: 'Active filters' },
  filter: { id: 'content-manager.list.filters.filter', defaultMessage: 'Filter: {filter}' },
  remove: { id: 'content-manager.list.filters.remove', defaultMessage: 'Remove the filter “{filter}”' },
  other: {
    id: 'content-manager.list.filters.other',
    defaultMessage: '{field} {operator} {value}',
  },
} as const;

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
  $in: { id: 'content-manager.list.filters.one-of', defaultMessage: '{field} is one of {value}' },
  $notIn: { id: 'content-manager.list.filters.none-of', defaultMessage: '{field} is none of {value}' },
  $null: { id: 'content-manager.list.filters.empty', defaultMessage: '{field} is empty' },
  $notNull: { id: 'content-manager.list.filters.not-empty', defaultMessage: '{field} is not empty' },
} as const;
