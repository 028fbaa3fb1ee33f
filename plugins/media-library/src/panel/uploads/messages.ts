/** Texts about uploads. */
export const uploadMessages = {
  upload: { id: 'media-library.upload', defaultMessage: 'Upload files' },
  release: { id: 'media-library.upload.release', defaultMessage: 'Drop to upload' },
  releaseInto: { id: 'media-library.upload.release-into', defaultMessage: 'Drop to upload to {folder}' },
  uploads: { id: 'media-library.uploads', defaultMessage: 'Uploads' },
  running: {
    id: 'media-library.uploads.running',
    defaultMessage: 'Uploading {left, plural, one {# file} other {# files}}',
  },
  done: {
    id: 'media-library.uploads.done',
    defaultMessage: '{done, plural, =0 {Nothing uploaded} one {# file uploaded} other {# files uploaded}}',
  },
  failedCount: {
    id: 'media-library.uploads.failed',
    defaultMessage: '{done, plural, =0 {None uploaded} other {# uploaded}}, {failed} failed',
  },
  waiting: { id: 'media-library.upload.waiting', defaultMessage: 'Waiting' },
  finished: { id: 'media-library.upload.finished', defaultMessage: 'Uploaded' },
  processing: { id: 'media-library.upload.processing', defaultMessage: 'Processing' },
  failed: { id: 'media-library.upload.failed', defaultMessage: 'The file could not be uploaded.' },
  progress: { id: 'media-library.upload.progress', defaultMessage: 'Upload of {name}' },
  cancel: { id: 'media-library.upload.cancel', defaultMessage: 'Cancel {name}' },
  dismiss: { id: 'media-library.upload.dismiss', defaultMessage: 'Remove {name} from the list' },
  retry: { id: 'media-library.upload.retry', defaultMessage: 'Try {name} again' },
  clear: { id: 'media-library.uploads.clear', defaultMessage: 'Clear the list' },
  retryAll: { id: 'media-library.uploads.retry-all', defaultMessage: 'Try failed ones again' },
  wrongKind: {
    id: 'media-library.upload.wrong-kind',
    defaultMessage: 'This field does not take files of this type.',
  },
} as const;
