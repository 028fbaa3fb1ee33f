/** Texts about the uses of a file. */
export const fileUseMessages = {
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
      '{shown, plural, =0 {{count, plural, one {You do not have permission to read this entry.} other {You do not have permission to read these entries.}}} other {{count, plural, one {# more entry that you do not have permission to read} other {# more entries that you do not have permission to read}}}}',
  },
  usesFailed: {
    id: 'media-library.file.uses.failed',
    defaultMessage: 'The entries that use this file could not be loaded.',
  },
} as const;
