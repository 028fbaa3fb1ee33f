/** Texts of the profile page. */
export const profileMessages = {
  details: { id: 'settings.profile.details', defaultMessage: 'Details' },
  experience: { id: 'settings.profile.experience', defaultMessage: 'Interface' },
  language: { id: 'settings.profile.language', defaultMessage: 'Interface language' },
  languageHint: {
    id: 'settings.profile.language.hint',
    defaultMessage: 'Applies only to you, wherever you sign in.',
  },
  browserLanguage: {
    id: 'settings.profile.language.none',
    defaultMessage: 'As chosen in this browser',
  },
  password: { id: 'settings.profile.password', defaultMessage: 'Change password' },
  passwordBody: {
    id: 'settings.profile.password.body',
    defaultMessage: 'A new password signs you out on all your other devices.',
  },
  proofForEmail: {
    id: 'settings.profile.password.proof-for-email',
    defaultMessage: 'Also needed to change your email.',
  },
  sessions: { id: 'settings.profile.sessions', defaultMessage: 'Sessions' },
  sessionsBody: {
    id: 'settings.profile.sessions.body',
    defaultMessage:
      'Where you are signed in. If you do not recognize a session, end it and change your password.',
  },
  thisSession: { id: 'settings.profile.sessions.current', defaultMessage: 'This session' },
  remembered: { id: 'settings.profile.sessions.remembered', defaultMessage: 'Remembered' },
  device: { id: 'settings.profile.sessions.device', defaultMessage: '{browser} on {system}' },
  unknownDevice: { id: 'settings.profile.sessions.unknown', defaultMessage: 'Unknown device' },
  lastUsed: { id: 'settings.profile.sessions.last-used', defaultMessage: 'Last used {time}' },
  end: { id: 'settings.profile.sessions.end', defaultMessage: 'End' },
  endNamed: { id: 'settings.profile.sessions.end-named', defaultMessage: 'End the session {device}' },
  endOthers: { id: 'settings.profile.sessions.end-others', defaultMessage: 'End all others' },
  endOthersTitle: {
    id: 'settings.profile.sessions.end-others.title',
    defaultMessage: 'End all other sessions?',
  },
  endOthersBody: {
    id: 'settings.profile.sessions.end-others.body',
    defaultMessage: 'You stay signed in here and are signed out everywhere else.',
  },
  ended: {
    id: 'settings.profile.sessions.ended',
    defaultMessage: '{count, plural, one {Session ended} other {# sessions ended}}',
  },
} as const;
