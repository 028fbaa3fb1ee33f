/** Texts of looking through the eyes of a role. */
export const viewAsMessages = {
  title: { id: 'settings.view-as', defaultMessage: 'View as this role' },
  body: {
    id: 'settings.view-as.body',
    defaultMessage:
      'Opens the panel in a new window as users with this role see it, as far as you may see it yourself. Nothing can be changed there.',
  },
  open: { id: 'settings.view-as.open', defaultMessage: 'View as {role}' },
  openUnsaved: { id: 'settings.view-as.open-unsaved', defaultMessage: 'View with unsaved permissions' },
  blocked: {
    id: 'settings.view-as.blocked',
    defaultMessage: 'Your browser has blocked the new window. Allow windows from this site and try again.',
  },
} as const;
