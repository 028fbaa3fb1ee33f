/** How the states of an entry are called, wherever one is shown. */
export const publicationMessages = {
  draft: { id: 'content-manager.publication.draft', defaultMessage: 'Draft' },
  published: { id: 'content-manager.publication.published', defaultMessage: 'Published' },
} as const;
