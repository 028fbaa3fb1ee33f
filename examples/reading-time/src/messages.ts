/** Texts of the plugin. */
export const messages = {
  minutes: {
    id: 'reading-time.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
  },
  show: { id: 'reading-time.tell', defaultMessage: 'How long to read' },
  readingTime: {
    id: 'reading-time.told',
    defaultMessage: 'About {count, plural, one {# minute} other {# minutes}} to read',
  },
  compare: { id: 'reading-time.compare', defaultMessage: 'Reading times' },
  title: {
    id: 'reading-time.title',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} to read',
  },
  entry: { id: 'reading-time.entry', defaultMessage: 'Entry {id}' },
  total: {
    id: 'reading-time.total',
    defaultMessage: 'Together about {count, plural, one {# minute} other {# minutes}}',
  },
  copy: { id: 'reading-time.copy', defaultMessage: 'Copy the list' },
  note: {
    id: 'reading-time.note',
    defaultMessage: 'That is about {count, plural, one {# minute} other {# minutes}} of reading.',
  },
} as const;
