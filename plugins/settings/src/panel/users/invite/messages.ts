/** Texts of inviting somebody. */
export const inviteMessages = {
  title: { id: 'settings.invite.title', defaultMessage: 'Invite new user' },
  description: {
    id: 'settings.invite.description',
    defaultMessage: 'They choose their own password when they open the invitation link.',
  },
  create: { id: 'settings.invite.create', defaultMessage: 'Invite user' },
  doneTitle: { id: 'settings.invite.done.title', defaultMessage: '{name} has been invited' },
  link: { id: 'settings.invite.link', defaultMessage: 'Invitation link' },
  linkHint: {
    id: 'settings.invite.link.hint',
    defaultMessage: 'Send them this link if no email arrives. It is shown only here, and only once.',
  },
  linkMailed: {
    id: 'settings.invite.link.mailed',
    defaultMessage:
      'It is also sent by email. Send it yourself if that does not arrive: it is shown only here, and only once.',
  },
  linkNotMailed: {
    id: 'settings.invite.link.not-mailed',
    defaultMessage:
      'Send them this link yourself: this server does not send email. It is shown only here, and only once.',
  },
  copy: { id: 'settings.invite.copy', defaultMessage: 'Copy the link' },
  done: { id: 'settings.invite.done', defaultMessage: 'Finish' },
} as const;
