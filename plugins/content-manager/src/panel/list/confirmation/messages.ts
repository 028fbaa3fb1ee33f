/** What questions about entries say beside the action's own words. */
export const confirmationMessages = {
  count: {
    id: 'content-manager.confirm.count',
    defaultMessage: '{count, plural, one {# entry} other {# entries}}',
  },
  allMatching: {
    id: 'content-manager.confirm.all-matching',
    defaultMessage: '{count, plural, one {# entry} other {All # entries}} of this list, on every page',
  },
  others: {
    id: 'content-manager.confirm.others',
    defaultMessage: '{count, plural, one {# other} other {# others}}',
  },
} as const;
