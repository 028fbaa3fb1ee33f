/** Texts of the filters of the list of users. */
export const filterMessages = {
  filters: { id: 'settings.users.filters', defaultMessage: 'Filters' },
  active: { id: 'settings.users.filters.active', defaultMessage: 'Active filters' },
  field: { id: 'settings.users.filters.field', defaultMessage: 'Field' },
  operator: { id: 'settings.users.filters.operator', defaultMessage: 'Comparison' },
  value: { id: 'settings.users.filters.value', defaultMessage: 'Value' },
  add: { id: 'settings.users.filters.add', defaultMessage: 'Add filter' },
  remove: { id: 'settings.users.filters.remove', defaultMessage: 'Remove the filter "{filter}"' },
  $contains: { id: 'settings.users.filters.contains', defaultMessage: 'contains' },
  $startsWith: { id: 'settings.users.filters.starts-with', defaultMessage: 'starts with' },
  $eq: { id: 'settings.users.filters.is', defaultMessage: 'is' },
  $ne: { id: 'settings.users.filters.is-not', defaultMessage: 'is not' },
} as const;
