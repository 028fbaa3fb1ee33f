/** The states that a list can be narrowed to. */
export const statusMessages = {
  label: { id: 'content-manager.list.statuses', defaultMessage: 'Status' },
  all: { id: 'content-manager.list.statuses.all', defaultMessage: 'All' },
  draft: { id: 'content-manager.list.statuses.draft', defaultMessage: 'Drafts' },
  published: { id: 'content-manager.list.statuses.published', defaultMessage: 'Published' },
  mine: { id: 'content-manager.list.statuses.mine', defaultMessage: 'Changed by me' },
} as const;
