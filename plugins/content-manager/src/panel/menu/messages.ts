/** Texts of the content manager's navigation and of its pages without content. */
export const menuMessages = {
  heading: { id: 'content-manager.menu.heading', defaultMessage: 'Content' },
  search: { id: 'content-manager.menu.search', defaultMessage: 'Search for a content type' },
  collectionTypes: { id: 'content-manager.menu.collection-types', defaultMessage: 'Collection Types' },
  singleTypes: { id: 'content-manager.menu.single-types', defaultMessage: 'Single Types' },
  noMatch: {
    id: 'content-manager.menu.no-match',
    defaultMessage: 'No content type starts with “{search}”.',
  },
  noTypesTitle: { id: 'content-manager.no-types.title', defaultMessage: 'There are no content types yet' },
  noTypesBody: {
    id: 'content-manager.no-types.body',
    defaultMessage:
      'Content types say what can be written here. Once there is one, its entries appear in this place.',
  },
  noTypesAction: {
    id: 'content-manager.no-types.action',
    defaultMessage: 'Create your first Content-type',
  },
} as const;
