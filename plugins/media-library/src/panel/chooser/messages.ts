/** Texts of the dialog for choosing files. */
export const chooserMessages = {
  titleOne: { id: 'media-library.choose.one', defaultMessage: 'Choose a file' },
  titleSeveral: { id: 'media-library.choose.several', defaultMessage: 'Choose files' },
  choose: { id: 'media-library.choose', defaultMessage: 'Choose' },
  chooseSeveral: {
    id: 'media-library.choose.count',
    defaultMessage: 'Choose {count, plural, one {# file} other {# files}}',
  },
  cancel: { id: 'media-library.choose.cancel', defaultMessage: 'Cancel' },
  close: { id: 'media-library.choose.close', defaultMessage: 'Close' },
  chosen: {
    id: 'media-library.choose.chosen',
    defaultMessage: '{count, plural, =0 {Nothing chosen} one {# file chosen} other {# files chosen}}',
  },
  chosenFiles: { id: 'media-library.choose.chosen-files', defaultMessage: 'Chosen files' },
  takeOut: { id: 'media-library.choose.take-out', defaultMessage: 'Remove {name} from the selection' },
} as const;
