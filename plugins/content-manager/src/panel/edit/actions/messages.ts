/** Texts of merges after two users changed the same entry. */
export const mergeMessages = {
  savedWith: {
    id: 'content-manager.edit.merge.saved-with',
    defaultMessage: 'Saved, with the changes of {who}',
  },
  savedWithAnotherUser: {
    id: 'content-manager.edit.merge.saved-with-somebody',
    defaultMessage: 'Saved, with the changes of another editor',
  },
  savedWithOwn: {
    id: 'content-manager.edit.merge.saved-with-own',
    defaultMessage: 'Saved, with your changes from another tab',
  },
  title: { id: 'content-manager.edit.merge.title', defaultMessage: 'The same fields were changed twice' },
  description: {
    id: 'content-manager.edit.merge.description',
    defaultMessage:
      '{isOwn, select, yes {You saved this entry in another tab} other {{who} saved this entry}} while you were editing. Choose what stays in {count, plural, one {this field} other {these # fields}}. All other changes of both versions are kept.',
  },
  mine: { id: 'content-manager.edit.merge.mine', defaultMessage: 'Yours' },
  theirs: { id: 'content-manager.edit.merge.theirs', defaultMessage: 'Theirs' },
  thisTab: { id: 'content-manager.edit.merge.this-tab', defaultMessage: 'This tab' },
  otherTab: { id: 'content-manager.edit.merge.other-tab', defaultMessage: 'Other tab' },
  save: { id: 'content-manager.edit.merge.save', defaultMessage: 'Save' },
  choose: { id: 'content-manager.edit.merge.choose', defaultMessage: 'Choose what stays' },
  putOff: {
    id: 'content-manager.edit.merge.put-off',
    defaultMessage:
      '{isOwn, select, yes {You changed {count, plural, one {the same field} other {the same # fields}} in another tab.} other {{who} changed {count, plural, one {the same field} other {the same # fields}} as you.}} Choose what stays, or change your own and save again.',
  },
  close: { id: 'content-manager.edit.merge.close', defaultMessage: 'Close' },
} as const;

/** Texts of failed saves. */
export const saveMessages = {
  offline: { id: 'content-manager.edit.save-failed.offline', defaultMessage: 'You are offline' },
  onlineAgain: { id: 'content-manager.edit.save-failed.online', defaultMessage: 'You are online again' },
  keptOnDevice: {
    id: 'content-manager.edit.save-failed.kept-on-device',
    defaultMessage: 'Your changes are kept on this device. They are saved when you save them.',
  },
  keptInPage: {
    id: 'content-manager.edit.save-failed.kept-in-page',
    defaultMessage: 'Your changes are kept in this page. Leave it open, and save them later.',
  },
  saveNow: {
    id: 'content-manager.edit.save-failed.save-now',
    defaultMessage: 'Your changes are not saved yet.',
  },
  save: { id: 'content-manager.edit.save-failed.save', defaultMessage: 'Save now' },
  requestId: {
    id: 'content-manager.edit.save-failed.request-id',
    defaultMessage: 'Request ID: {id} (see the server log).',
  },
} as const;
