import { earlyInputMessages } from '../early-messages.ts';

/** Texts of the inputs. */
export const inputMessages = {
  ...earlyInputMessages,
  showPassword: { id: 'content-manager.edit.password.show', defaultMessage: 'Show password' },
  hidePassword: { id: 'content-manager.edit.password.hide', defaultMessage: 'Hide password' },
  passwordHint: {
    id: 'content-manager.edit.password.hint',
    defaultMessage: 'A saved value is never shown. Leave this empty to keep it.',
  },
  timeZone: {
    id: 'content-manager.edit.datetime.zone',
    defaultMessage: 'Shown in your time zone, {zone}.',
  },
  regenerate: { id: 'content-manager.edit.uid.regenerate', defaultMessage: 'Regenerate' },
  available: { id: 'content-manager.edit.uid.available', defaultMessage: 'Available' },
  unavailable: { id: 'content-manager.edit.uid.unavailable', defaultMessage: 'Unavailable' },
  suggestion: { id: 'content-manager.edit.uid.suggestion', defaultMessage: 'Use {uid}' },
} as const;
