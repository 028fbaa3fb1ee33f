/** Texts of the content navigation and of pages without content. */
export const menuMessages = {
  heading: { id: 'content-manager.menu.heading', defaultMessage: 'Content' },
  search: { id: 'content-manager.menu.search', defaultMessage: 'Search for a content type' },
  collectionTypes: { id: 'content-manager.menu.collection-types', defaultMessage: 'Collection Types' },
  singleTypes: { id: 'content-manager.menu.single-types', defaultMessage: 'Single Types' },
  favourites: { id: 'content-manager.menu.favourites', defaultMessage: 'Favorites' },
  star: { id: 'content-manager.menu.star', defaultMessage: 'Add {name} to the favorites' },
  unstar: { id: 'content-manager.menu.unstar', defaultMessage: 'Remove {name} from the favorites' },
  showCounts: { id: 'content-manager.menu.counts.show', defaultMessage: 'Show the numbers of entries' },
  hideCounts: { id: 'content-manager.menu.counts.hide', defaultMessage: 'Hide the numbers of entries' },
  count: { id: 'content-manager.menu.count', defaultMessage: '{count, number}' },
  countOfMore: { id: 'content-manager.menu.count-of-more', defaultMessage: '{count, number}+' },
  noMatch: {
    id: 'content-manager.menu.no-match',
    defaultMessage: 'No content type starts with “{search}”.',
  },
  pageSubtitle: {
    id: 'content-manager.types.subtitle',
    defaultMessage: '{count, plural, one {# content type} other {# content types}}',
  },
  readOnly: { id: 'content-manager.types.read-only', defaultMessage: 'Read-only' },
  existingOnly: { id: 'content-manager.types.existing-only', defaultMessage: 'Existing entries only' },
  nothingShownTitle: {
    id: 'content-manager.nothing-shown.title',
    defaultMessage: 'No content is shown to you',
  },
  nothingShownBody: {
    id: 'content-manager.nothing-shown.body',
    defaultMessage:
      'Your roles include no content type that the content manager shows. An administrator can change your roles.',
  },
  noTypesTitle: { id: 'content-manager.no-types.title', defaultMessage: 'There are no content types yet' },
  noTypesBody: {
    id: 'content-manager.no-types.body',
    defaultMessage: 'A content type defines the fields of its entries. Its entries appear here.',
  },
  noTypesAction: {
    id: 'content-manager.no-types.action',
    defaultMessage: 'Create your first Content-type',
  },
  defineTypes: {
    id: 'content-manager.no-types.define',
    defaultMessage:
      'A developer defines content types as JSON files: <code>content-types/*.json</code> in the folder that the environment variable <code>CONTENT_DIR</code> names. The server reads them when it starts.',
  },
  defineTypesGuide: {
    id: 'content-manager.no-types.guide',
    defaultMessage: 'The guide <code>{path}</code> in the repository shows an example.',
  },
} as const;
