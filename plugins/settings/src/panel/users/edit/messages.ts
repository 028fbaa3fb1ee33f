/** Texts of one user's page. */
export const editUserMessages = {
  details: { id: 'settings.user.details', defaultMessage: 'Details' },
  access: { id: 'settings.user.access', defaultMessage: 'Access' },
  isActive: { id: 'settings.user.is-active', defaultMessage: 'Active' },
  isActiveHint: {
    id: 'settings.user.is-active.hint',
    defaultMessage: 'An inactive user cannot sign in.',
  },
  ownActive: {
    id: 'settings.user.is-active.own',
    defaultMessage: 'You cannot deactivate your own account.',
  },
  passwordTitle: { id: 'settings.user.password', defaultMessage: 'New password' },
  passwordBody: {
    id: 'settings.user.password.body',
    defaultMessage: 'Signs this user out everywhere. Leave empty to keep the current password.',
  },
  passwordKept: {
    id: 'settings.user.password.body-alone',
    defaultMessage: 'Leave empty to keep the current password.',
  },
  ownPassword: {
    id: 'settings.user.own-password',
    defaultMessage: 'Change your own email and password in your profile.',
  },
  toProfile: { id: 'settings.user.to-profile', defaultMessage: 'Go to your profile' },
  invitation: { id: 'settings.user.invitation', defaultMessage: 'Invitation' },
  invitationBody: {
    id: 'settings.user.invitation.body',
    defaultMessage:
      'This user has not registered yet. You can create a new invitation link; the previous link stops working.',
  },
  newLink: { id: 'settings.user.invitation.new', defaultMessage: 'Create a new link' },
  sessions: { id: 'settings.user.sessions', defaultMessage: 'Sessions' },
  sessionsBody: {
    id: 'settings.user.sessions.body',
    defaultMessage: 'Signs this user out on every device. They can sign in again.',
  },
  endSessions: { id: 'settings.user.sessions.end', defaultMessage: 'Sign out everywhere' },
  sessionsEnded: { id: 'settings.user.sessions.ended', defaultMessage: 'Signed out everywhere' },
} as const;
