import { earlyEditMessages } from './early-messages.ts';

/** Texts of the edit view. */
export const editMessages = {
  ...earlyEditMessages,
  createTitle: { id: 'content-manager.edit.title.create', defaultMessage: 'Create an entry' },
  apiId: { id: 'content-manager.edit.information.api-id', defaultMessage: 'API ID' },
  loading: { id: 'content-manager.edit.loading', defaultMessage: 'Loading the entry' },

  save: { id: 'content-manager.edit.save', defaultMessage: 'Save' },
  publish: { id: 'content-manager.edit.publish', defaultMessage: 'Publish' },
  unpublish: { id: 'content-manager.edit.unpublish', defaultMessage: 'Unpublish' },
  delete: { id: 'content-manager.edit.delete', defaultMessage: 'Delete this entry' },
  cancel: { id: 'content-manager.edit.cancel', defaultMessage: 'Cancel' },
  retry: { id: 'content-manager.edit.retry', defaultMessage: 'Retry' },

  saved: { id: 'success.record.save', defaultMessage: 'Saved' },
  deleted: { id: 'success.record.delete', defaultMessage: 'Deleted' },
  published: { id: 'success.record.publish', defaultMessage: 'Published' },
  unpublished: { id: 'success.record.unpublish', defaultMessage: 'Unpublished' },

  notFound: {
    id: 'content-manager.edit.not-found',
    defaultMessage: 'This entry does not exist, or you may not read it.',
  },
  notAllowed: {
    id: 'permissions.not-allowed.update',
    defaultMessage: 'You are not allowed to open this entry.',
  },
  notAllowedToCreate: {
    id: 'permissions.not-allowed.create',
    defaultMessage: 'You are not allowed to create entries of this type.',
  },
  loadFailedTitle: {
    id: 'content-manager.edit.load-failed.title',
    defaultMessage: 'The entry could not be loaded',
  },
  saveFailedTitle: {
    id: 'content-manager.edit.save-failed.title',
    defaultMessage: 'Your changes are not saved yet',
  },
  unreachable: {
    id: 'content-manager.edit.unreachable',
    defaultMessage: 'The server cannot be reached. Your changes are kept here.',
  },
  serverFailed: {
    id: 'content-manager.edit.server-failed',
    defaultMessage: 'The server could not do this. Your changes are kept here.',
  },
  somethingWrong: { id: 'content-manager.edit.error', defaultMessage: 'Something went wrong.' },
  checkFields: {
    id: 'content-manager.edit.check-fields',
    defaultMessage: '{count, plural, one {# field needs} other {# fields need}} your attention.',
  },
  errorElsewhere: {
    id: 'content-manager.edit.error-elsewhere',
    defaultMessage: '{field}: {error}',
  },

  conflictTitle: {
    id: 'content-manager.edit.conflict.title',
    defaultMessage: 'Another user saved this entry',
  },
  conflictOwnTitle: {
    id: 'content-manager.edit.conflict.own-title',
    defaultMessage: 'You saved this entry in another tab',
  },
  conflictWho: {
    id: 'content-manager.edit.conflict.who',
    defaultMessage:
      '{isOwn, select, yes {You} other {{who}}} saved another version{isKnown, select, yes { on {when}} other {}}, while you were editing{isOwn, select, yes { here} other {}}.',
  },
  conflictAnotherUser: { id: 'content-manager.edit.conflict.somebody', defaultMessage: 'Another user' },
  conflictBody: {
    id: 'content-manager.edit.conflict.body',
    defaultMessage:
      'Nothing is lost yet. {isOwn, select, yes {“Take the other version” shows it and drops what you typed here. “Save this version anyway” replaces what you changed there} other {“Take theirs” shows their version and drops what you typed. “Save mine anyway” replaces what they changed}} in the fields that you are saving.',
  },
  conflictBodyUntouched: {
    id: 'content-manager.edit.conflict.body-untouched',
    defaultMessage:
      'Look at {isOwn, select, yes {the other} other {their}} version before you continue. You have no changes that could be lost.',
  },
  conflictTheirs: { id: 'content-manager.edit.conflict.theirs', defaultMessage: 'Take theirs' },
  conflictMine: { id: 'content-manager.edit.conflict.mine', defaultMessage: 'Save mine anyway' },
  conflictOtherTab: {
    id: 'content-manager.edit.conflict.other-tab',
    defaultMessage: 'Take the other version',
  },
  conflictThisTab: {
    id: 'content-manager.edit.conflict.this-tab',
    defaultMessage: 'Save this version anyway',
  },
  conflictKeep: { id: 'content-manager.edit.conflict.keep', defaultMessage: 'Keep editing' },

  discard: { id: 'content-manager.edit.discard', defaultMessage: 'Discard changes' },
  discardTitle: {
    id: 'content-manager.edit.discard.title',
    defaultMessage: 'Discard all unsaved changes?',
  },
  discardBody: {
    id: 'content-manager.edit.discard.body',
    defaultMessage: 'The form shows the saved version again. You cannot undo this.',
  },
  discardConfirm: { id: 'content-manager.edit.discard.confirm', defaultMessage: 'Discard' },
  deleteTitle: {
    id: 'content-manager.edit.delete.title',
    defaultMessage: 'Are you sure you want to delete this?',
  },
  deleteBody: {
    id: 'content-manager.edit.delete.body',
    defaultMessage: 'The entry and everything in it will be permanently deleted.',
  },
  deleteConfirm: { id: 'content-manager.edit.delete.confirm', defaultMessage: 'Delete' },
  unpublishTitle: { id: 'content-manager.edit.unpublish.title', defaultMessage: 'Unpublish this entry?' },
  unpublishBody: {
    id: 'content-manager.edit.unpublish.body',
    defaultMessage: 'It becomes a draft again and is no longer public.',
  },
  draftRelations: {
    id: 'content-manager.edit.publish.draft-relations',
    defaultMessage: '{count, plural, one {# relation} other {# relations}} not published',
  },
  publishAnyway: {
    id: 'content-manager.edit.publish.anyway',
    defaultMessage: 'Do you still want to publish?',
  },

  status: { id: 'content-manager.edit.status', defaultMessage: 'Status' },
  notSavedYet: { id: 'content-manager.edit.status.new', defaultMessage: 'Not saved yet' },
  unsavedChanges: { id: 'content-manager.edit.status.unsaved', defaultMessage: 'Unsaved changes' },
  saveToPublish: {
    id: 'content-manager.edit.status.save-to-publish',
    defaultMessage: 'Save them before you publish.',
  },
  saveUpdatesPublished: {
    id: 'content-manager.edit.status.save-updates-published',
    defaultMessage: 'Saving updates the published version.',
  },
  saveBeforePublishing: {
    id: 'content-manager.edit.publish.save-first',
    defaultMessage: 'Save your changes before you publish.',
  },
  allSaved: { id: 'content-manager.edit.status.all-saved', defaultMessage: 'All changes are saved' },
  savedBy: {
    id: 'content-manager.edit.status.saved',
    defaultMessage: '{isKnown, select, yes {Saved {when} by {who}} other {Saved {when}}}',
  },
  publishedSince: { id: 'content-manager.edit.status.published', defaultMessage: 'Published {when}' },
  problems: {
    id: 'content-manager.edit.problems',
    defaultMessage: '{count, plural, one {# problem} other {# problems}} to fix',
  },
  information: { id: 'content-manager.edit.information', defaultMessage: 'Information' },
  created: { id: 'content-manager.edit.information.created', defaultMessage: 'Created' },
  createdBy: { id: 'content-manager.edit.information.created-by', defaultMessage: 'Created by' },
  lastUpdate: { id: 'content-manager.edit.information.last-update', defaultMessage: 'Last update' },
  updatedBy: { id: 'content-manager.edit.information.updated-by', defaultMessage: 'Updated by' },
  nobody: { id: 'content-manager.edit.information.nobody', defaultMessage: '–' },

  requiredToPublish: {
    id: 'content-manager.edit.required-to-publish',
    defaultMessage: 'Required to publish',
  },
  askPermittedUser: {
    id: 'content-manager.edit.field-stuck.permission',
    defaultMessage: 'You may not change this field. Ask someone who may.',
  },
  askDeveloper: {
    id: 'content-manager.edit.field-stuck.view',
    defaultMessage:
      'This field cannot be changed here: ask a developer to fill it in, or to make it optional.',
  },
  fieldUnknown: {
    id: 'content-manager.edit.field.unknown-custom-field',
    defaultMessage: 'The custom field {uid} is not installed. Its value stays unchanged.',
  },
} as const;

/** Texts of fields that are shown but edited elsewhere. */
export const readOnlyMessages = {
  badge: { id: 'content-manager.edit.summary.badge', defaultMessage: 'View only' },
  readOnly: {
    id: 'content-manager.edit.summary.read-only',
    defaultMessage: 'Shown for information. Saving this entry does not change it.',
  },
  noEntries: { id: 'content-manager.edit.summary.relation.none', defaultMessage: 'No related entry' },
  entries: {
    id: 'content-manager.edit.summary.relation.count',
    defaultMessage: '{count, plural, one {# related entry} other {# related entries}}',
  },
  countFailed: {
    id: 'content-manager.edit.summary.relation.failed',
    defaultMessage: 'The related entries could not be counted.',
  },
  noFiles: { id: 'content-manager.edit.summary.media.none', defaultMessage: 'No file' },
} as const;

/** Texts of component fields. */
export const componentMessages = {
  add: { id: 'content-manager.edit.component.add', defaultMessage: 'Add {name}' },
  remove: { id: 'content-manager.edit.component.remove', defaultMessage: 'Remove {name}' },
  empty: { id: 'content-manager.edit.component.empty', defaultMessage: 'Nothing here yet.' },
} as const;

/** Texts of a form that is divided into groups. */
export const groupMessages = {
  groups: { id: 'content-manager.groups', defaultMessage: 'Groups of fields' },
} as const;
