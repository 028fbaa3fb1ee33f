import { formMessages } from '../../forms/messages.ts';
import { userMessages } from '../messages.ts';

/** What the fields are called that users are sorted and filtered by. */
export const filterLabels = {
  firstname: formMessages.firstname,
  lastname: formMessages.lastname,
  email: formMessages.emailLabel,
  isActive: userMessages.status,
  username: formMessages.username,
} as const;

/** Texts of the filters of the list of users. */
export const filterMessages = {
  filters: { id: 'settings.users.filters', defaultMessage: 'Filters' },
  active: { id: 'settings.users.filters.active', defaultMessage: 'Active filters' },
  field: { id: 'settings.users.filters.field', defaultMessage: 'Field' },
  operator: { id: 'settings.users.filters.operator', defaultMessage: 'Comparison' },
  value: { id: 'settings.users.filters.value', defaultMessage: 'Value' },
  add: { id: 'settings.users.filters.add', defaultMessage: 'Add filter' },
  remove: { id: 'settings.users.filters.remove', defaultMessage: 'Remove the filter "{filter}"' },
  refusedTitle: {
    id: 'settings.users.refused.title',
    defaultMessage: 'This server cannot sort or filter users by {fields}',
  },
  refusedBody: { id: 'settings.users.refused.body', defaultMessage: 'The list is shown without it.' },
  refusedRemove: { id: 'settings.users.refused.remove', defaultMessage: 'Remove it' },
  $contains: { id: 'settings.users.filters.contains', defaultMessage: 'contains' },
  $startsWith: { id: 'settings.users.filters.starts-with', defaultMessage: 'starts with' },
  $eq: { id: 'settings.users.filters.is', defaultMessage: 'is' },
  $ne: { id: 'settings.users.filters.is-not', defaultMessage: 'is not' },
} as const;
