/** Texts of the dialog that warns of unsaved changes. */
export const leavingMessages = {
  leaveTitle: { id: 'leaving.title', defaultMessage: 'Leave without saving?' },
  signOutTitle: { id: 'leaving.sign-out.title', defaultMessage: 'Sign out without saving?' },
  body: { id: 'leaving.body', defaultMessage: 'What you changed since the last save will be lost.' },
  leave: { id: 'leaving.confirm', defaultMessage: 'Leave' },
  save: { id: 'leaving.save', defaultMessage: 'Save and leave' },
  stay: { id: 'leaving.stay', defaultMessage: 'Keep editing' },
} as const;
