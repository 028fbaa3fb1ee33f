/** Texts about one file. */
export const fileMessages = {
  details: { id: 'media-library.file.details', defaultMessage: 'Details' },
  name: { id: 'media-library.file.name', defaultMessage: 'File name' },
  alternativeText: { id: 'media-library.file.alternative-text', defaultMessage: 'Alternative text' },
  alternativeTextHint: {
    id: 'media-library.file.alternative-text.hint',
    defaultMessage: 'What the picture shows, for those who do not see it.',
  },
  caption: { id: 'media-library.file.caption', defaultMessage: 'Caption' },
  folder: { id: 'media-library.file.folder', defaultMessage: 'Folder' },
  nameMissing: { id: 'media-library.file.name.missing', defaultMessage: 'Give the file a name.' },
  nameTooLong: { id: 'media-library.file.name.too-long', defaultMessage: 'At most 255 characters.' },
  textTooLong: { id: 'media-library.file.text.too-long', defaultMessage: 'At most 1,000 characters.' },
  focalPoint: { id: 'media-library.file.focal-point', defaultMessage: 'Focal point' },
  focalPointHint: {
    id: 'media-library.file.focal-point.hint',
    defaultMessage:
      'Stays in sight when the picture is cropped. Press on the picture, or use the arrow keys.',
  },
  focalPointAt: {
    id: 'media-library.file.focal-point.at',
    defaultMessage: '{x} from the left, {y} from the top',
  },
  focalPointClear: { id: 'media-library.file.focal-point.clear', defaultMessage: 'Use the middle' },
  type: { id: 'media-library.file.type', defaultMessage: 'Type' },
  size: { id: 'media-library.file.size', defaultMessage: 'Size' },
  dimensions: { id: 'media-library.file.dimensions.label', defaultMessage: 'Dimensions' },
  uploaded: { id: 'media-library.file.uploaded', defaultMessage: 'Uploaded' },
  changed: { id: 'media-library.file.changed', defaultMessage: 'Changed' },
  by: { id: 'media-library.file.by', defaultMessage: 'By' },
  uses: { id: 'media-library.file.uses', defaultMessage: 'Used in' },
  unused: {
    id: 'media-library.file.unused',
    defaultMessage: 'No media field of an entry holds this file. Pictures in texts are not counted.',
  },
  useCount: {
    id: 'media-library.file.uses.count',
    defaultMessage: 'Used in {count, plural, one {# entry} other {# entries}}',
  },
  moreUses: { id: 'media-library.file.uses.more', defaultMessage: 'Show more' },
  hiddenUses: {
    id: 'media-library.file.uses.hidden',
    defaultMessage:
      '{shown, plural, =0 {You do not have permission to read {count, plural, one {it} other {them}}.} other {{count, plural, one {# more entry} other {# more entries}} that you do not have permission to read}}',
  },
  usesFailed: {
    id: 'media-library.file.uses.failed',
    defaultMessage: 'Which entries use this file could not be found out.',
  },
  save: { id: 'media-library.file.save', defaultMessage: 'Save' },
  cancel: { id: 'media-library.file.cancel', defaultMessage: 'Cancel' },
  close: { id: 'media-library.file.close', defaultMessage: 'Close' },
  saved: { id: 'media-library.file.saved', defaultMessage: 'File saved' },
  replace: { id: 'media-library.file.replace', defaultMessage: 'Replace' },
  replaceTitle: {
    id: 'media-library.file.replace.title',
    defaultMessage: 'Replace in {count, plural, one {# entry} other {# entries}}?',
  },
  replaceUnknown: {
    id: 'media-library.file.replace.unknown',
    defaultMessage: 'Replace in all entries that use this file?',
  },
  replaceBody: {
    id: 'media-library.file.replace.body',
    defaultMessage:
      'Published entries show {content} immediately. The file keeps its name, its texts and its links; the old content cannot be restored.',
  },
  replaced: { id: 'media-library.file.replaced', defaultMessage: 'File replaced' },
  replacing: { id: 'media-library.file.replacing', defaultMessage: 'Replacing {name}' },
  replaceFailed: {
    id: 'media-library.file.replace.failed',
    defaultMessage: 'The file could not be replaced.',
  },
  copyLink: { id: 'media-library.file.copy-link', defaultMessage: 'Copy link' },
  copied: { id: 'media-library.file.copied', defaultMessage: 'Link copied' },
  copyFailed: { id: 'media-library.file.copy-failed', defaultMessage: 'The link could not be copied' },
  download: { id: 'media-library.file.download', defaultMessage: 'Download' },
  open: { id: 'media-library.file.open', defaultMessage: 'Open' },
  move: { id: 'media-library.file.move', defaultMessage: 'Move' },
  delete: { id: 'media-library.file.delete', defaultMessage: 'Delete' },
  actionsFor: { id: 'media-library.file.actions-for', defaultMessage: 'Actions for {name}' },
  gone: { id: 'media-library.file.gone', defaultMessage: 'This file does not exist any more' },
  failed: { id: 'media-library.file.failed', defaultMessage: 'The file could not be loaded' },
} as const;
