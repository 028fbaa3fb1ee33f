import { Type } from 'typebox';
import { defineMail } from '../mail/mail-template.ts';

const ignored = 'If this was not you, tell an administrator.';
const nothing = Type.Object({});

/** The mails of the server itself; language packs translate them. */
export const coreMails = {
  /** Sent to an invited user. `invited` and `inviting` are names; `link` opens the registration page. */
  invitation: defineMail({
    id: 'core.invitation',
    values: Type.Object({ invited: Type.String(), inviting: Type.String(), link: Type.String() }),
    texts: {
      subject: 'You are invited to work on a site',
      paragraphs: [
        'Hello {invited},',
        '{inviting} invites you to work on the content of a site. Follow the link to choose a password. It works once, within the next seven days.',
      ],
      action: { label: 'Accept the invitation', url: '{link}' },
      remarks: ['If you did not expect this invitation, ignore this message.'],
    },
  }),
  /** Sent to a user who requested a password reset. */
  newPassword: defineMail({
    id: 'core.new-password',
    values: Type.Object({ link: Type.String() }),
    texts: {
      subject: 'Choose a new password',
      paragraphs: [
        'A new password was requested for the account with this email address.',
        'To choose one, follow the link. It works once, within the next hour.',
      ],
      action: { label: 'Choose a new password', url: '{link}' },
      remarks: ['If you did not request it, ignore this message: your password stays unchanged.'],
    },
  }),
  /** Sent to the previous address of an account. */
  addressChanged: defineMail({
    id: 'core.address-changed',
    values: nothing,
    texts: {
      subject: 'Your account was changed',
      paragraphs: ['The email address of your account was changed.', ignored],
    },
  }),
  passwordChanged: defineMail({
    id: 'core.password-changed',
    values: nothing,
    texts: {
      subject: 'Your account was changed',
      paragraphs: ['The password of your account was changed.', ignored],
    },
  }),
  /** Used when both change in one update. */
  addressAndPasswordChanged: defineMail({
    id: 'core.address-and-password-changed',
    values: nothing,
    texts: {
      subject: 'Your account was changed',
      paragraphs: ['The email address and the password of your account were changed.', ignored],
    },
  }),
} as const;
