/** Texts of the inputs. */
export const inputMessages = {
  chooseHere: { id: 'content-manager.edit.enumeration.choose', defaultMessage: 'Choose here' },
  yes: { id: 'content-manager.edit.boolean.true', defaultMessage: 'Yes' },
  no: { id: 'content-manager.edit.boolean.false', defaultMessage: 'No' },
  unset: { id: 'content-manager.edit.boolean.null', defaultMessage: 'Not set' },
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
  timeOf: { id: 'content-manager.edit.datetime.time', defaultMessage: '{label}, time' },
  regenerate: { id: 'content-manager.edit.uid.regenerate', defaultMessage: 'Regenerate' },
  available: { id: 'content-manager.edit.uid.available', defaultMessage: 'Available' },
  unavailable: { id: 'content-manager.edit.uid.unavailable', defaultMessage: 'Unavailable' },
  suggestion: { id: 'content-manager.edit.uid.suggestion', defaultMessage: 'Use {uid}' },
} as const;
