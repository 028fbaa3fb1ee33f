/** Texts of the content manager's part of the home page. */
export const homeMessages = {
  readable: { id: 'content-manager.home.readable', defaultMessage: 'Content you can read' },
  changed: { id: 'content-manager.home.changed', defaultMessage: 'Last changed' },
  nothingChanged: {
    id: 'content-manager.home.nothing-changed',
    defaultMessage: 'What you and others change appears here.',
  },
  drafts: { id: 'content-manager.home.drafts', defaultMessage: 'Your drafts' },
  noDrafts: {
    id: 'content-manager.home.no-drafts',
    defaultMessage: 'You have no drafts waiting to be published.',
  },
  untitled: { id: 'content-manager.home.untitled', defaultMessage: '{contentType} {id}' },
  changedBy: { id: 'content-manager.home.changed-by', defaultMessage: 'by {name}' },
  failed: { id: 'content-manager.home.failed', defaultMessage: 'Recent changes could not be loaded' },
} as const;
