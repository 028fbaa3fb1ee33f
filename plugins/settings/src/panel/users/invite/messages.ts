/** Texts of inviting somebody. */
export const inviteMessages = {
  title: { id: 'settings.invite.title', defaultMessage: 'Invite new user' },
  description: {
    id: 'settings.invite.description',
    defaultMessage: 'They choose a password themselves when they follow the link of the invitation.',
  },
  create: { id: 'settings.invite.create', defaultMessage: 'Invite user' },
  doneTitle: { id: 'settings.invite.done.title', defaultMessage: '{name} is invited' },
  link: { id: 'settings.invite.link', defaultMessage: 'Invitation link' },
  linkHint: {
    id: 'settings.invite.link.hint',
    defaultMessage:
      'It also goes out by mail. Send it yourself if that does not arrive: here it is shown only once.',
  },
  copy: { id: 'settings.invite.copy', defaultMessage: 'Copy the link' },
  done: { id: 'settings.invite.done', defaultMessage: 'Finish' },
} as const;
