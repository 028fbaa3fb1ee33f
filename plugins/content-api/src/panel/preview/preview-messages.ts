/** Texts of the preview. */
export const previewMessages = {
  open: { id: 'content-api.preview.open', defaultMessage: 'Open preview' },
  close: { id: 'content-api.preview.close', defaultMessage: 'Close preview' },
  title: { id: 'content-api.preview.title', defaultMessage: 'Preview' },
  width: { id: 'content-api.preview.width', defaultMessage: 'Page width' },
  fit: { id: 'content-api.preview.width.fit', defaultMessage: 'Full width' },
  reload: { id: 'content-api.preview.reload', defaultMessage: 'Reload' },
  newTab: { id: 'content-api.preview.new-tab', defaultMessage: 'Open in a new tab' },
  resize: { id: 'content-api.preview.resize', defaultMessage: 'Width of the preview' },
  missing: {
    id: 'content-api.preview.missing',
    defaultMessage:
      'The address of the page contains {fields}. Fill in the missing values and save the entry.',
  },
  failed: { id: 'content-api.preview.failed', defaultMessage: 'The preview could not be opened' },
  retry: { id: 'content-api.preview.retry', defaultMessage: 'Retry' },
} as const;
