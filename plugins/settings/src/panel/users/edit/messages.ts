/** Texts of one user's page. */
export const editUserMessages = {
  details: { id: 'settings.user.details', defaultMessage: 'Details' },
  access: { id: 'settings.user.access', defaultMessage: 'Access' },
  isActive: { id: 'settings.user.is-active', defaultMessage: 'Active' },
  isActiveHint: {
    id: 'settings.user.is-active.hint',
    defaultMessage: 'Somebody who is not active cannot sign in.',
  },
  passwordTitle: { id: 'settings.user.password', defaultMessage: 'New password' },
  passwordBody: {
    id: 'settings.user.password.body',
    defaultMessage:
      'Sets a password for this user and signs them out everywhere. Leave empty to keep theirs.',
  },
  ownPassword: {
    id: 'settings.user.own-password',
    defaultMessage: 'You change your own address and password in your profile.',
  },
  toProfile: { id: 'settings.user.to-profile', defaultMessage: 'Go to your profile' },
  invitation: { id: 'settings.user.invitation', defaultMessage: 'Invitation' },
  invitationBody: {
    id: 'settings.user.invitation.body',
    defaultMessage:
      'As long as this user has not registered, you can invite them once more. The link before stops working.',
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
