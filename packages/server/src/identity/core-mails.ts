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
        '{inviting} invites you to work on the content of a site. Follow the link to choose a password and begin. It works once, within the next seven days.',
      ],
      action: { label: 'Accept the invitation', url: '{link}' },
      remarks: ['If you do not know what this is about, do nothing.'],
    },
  }),
  /** Sent to a user who requested a password reset. */
  newPassword: defineMail({
    id: 'core.new-password',
    values: Type.Object({ link: Type.String() }),
    texts: {
      subject: 'Choose a new password',
      paragraphs: [
        'Somebody asked for a new password for the account with this e-mail address.',
        'If it was you, follow the link and choose one. It works once, within the next hour.',
      ],
      action: { label: 'Choose a new password', url: '{link}' },
      remarks: ['If it was not you, do nothing: your password stays as it is.'],
    },
  }),
  /** Sent to the previous address of an account. */
  addressChanged: defineMail({
    id: 'core.address-changed',
    values: nothing,
    texts: {
      subject: 'Your account was changed',
      paragraphs: ['The e-mail address of your account was changed.', ignored],
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
      paragraphs: ['The e-mail address and the password of your account were changed.', ignored],
    },
  }),
} as const;
