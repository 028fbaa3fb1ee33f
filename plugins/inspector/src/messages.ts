/** Texts of the inspector. */
export const inspectorMessages = {
  tool: { id: 'inspector.tool', defaultMessage: 'Inspect extension points' },
  title: { id: 'inspector.title', defaultMessage: 'Inspector' },
  close: { id: 'inspector.close', defaultMessage: 'Close the inspector' },
  filter: { id: 'inspector.filter', defaultMessage: 'Filter by name or plugin' },
  count: {
    id: 'inspector.count',
    defaultMessage: '{count, plural, one {One extension point} other {# extension points}} on this page',
  },
  none: { id: 'inspector.none', defaultMessage: 'No extension point matches.' },
  contributors: {
    id: 'inspector.contributors',
    defaultMessage: '{count, plural, =0 {no contributions} one {one contribution} other {# contributions}}',
  },
  failing: { id: 'inspector.failing', defaultMessage: 'Problems' },
  elsewhere: { id: 'inspector.elsewhere', defaultMessage: 'Problems elsewhere' },
} as const;

/** The headings of the list, by kind of point. */
export const kindMessages = {
  zone: { id: 'inspector.kind.zone', defaultMessage: 'Zones' },
  slot: { id: 'inspector.kind.slot', defaultMessage: 'Slots' },
  hook: { id: 'inspector.kind.hook', defaultMessage: 'Hooks' },
  action: { id: 'inspector.kind.action', defaultMessage: 'Actions' },
  field: { id: 'inspector.kind.field', defaultMessage: 'Fields' },
  page: { id: 'inspector.kind.page', defaultMessage: 'Pages' },
  link: { id: 'inspector.kind.link', defaultMessage: 'Links' },
  block: { id: 'inspector.kind.block', defaultMessage: 'Blocks' },
  other: { id: 'inspector.kind.other', defaultMessage: 'Other' },
} as const;

/** Texts of the details of one point. */
export const pointMessages = {
  import: { id: 'inspector.point.import', defaultMessage: 'Import' },
  unknown: {
    id: 'inspector.point.unknown',
    defaultMessage: 'A point of a plugin. Its types are in the documentation of that plugin.',
  },
  contributions: { id: 'inspector.point.contributions', defaultMessage: 'Contributions, in order' },
  noContributions: { id: 'inspector.point.no-contributions', defaultMessage: 'None.' },
  activation: { id: 'inspector.point.activation', defaultMessage: 'activation of the plugin {time}' },
  loading: { id: 'inspector.point.loading', defaultMessage: 'code fetched in {time}' },
  renders: {
    id: 'inspector.point.renders',
    defaultMessage:
      '{count, plural, one {rendered once in {total}} other {rendered # times in {total}: first {first}, last {last}}}',
  },
  problems: { id: 'inspector.point.problems', defaultMessage: 'Problems' },
  problem: { id: 'inspector.point.problem', defaultMessage: '{plugin}: {message}' },
  noMembers: { id: 'inspector.point.no-members', defaultMessage: 'No members.' },
  snippet: { id: 'inspector.point.snippet', defaultMessage: 'Snippet' },
  copy: { id: 'inspector.point.copy', defaultMessage: 'Copy snippet' },
  copied: { id: 'inspector.point.copied', defaultMessage: 'Snippet copied' },
  notCopied: {
    id: 'inspector.point.not-copied',
    defaultMessage: 'The browser did not allow copying. Select the snippet and copy it.',
  },
  show: { id: 'inspector.point.show', defaultMessage: 'Scroll to it' },
} as const;
