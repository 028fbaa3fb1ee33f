/** Texts of looking through the eyes of a role. */
export const viewMessages = {
  region: { id: 'view.region', defaultMessage: 'View of a role' },
  saved: { id: 'view.saved', defaultMessage: 'Viewing as {role}. Nothing can be changed.' },
  unsaved: {
    id: 'view.unsaved',
    defaultMessage: 'Viewing as {role} with unsaved permissions. Nothing can be changed.',
  },
  ended: {
    id: 'view.ended',
    defaultMessage: 'This view has ended. Open it again from the page of the role.',
  },
  leave: { id: 'view.leave', defaultMessage: 'Leave' },
} as const;
