/** Texts of the Markdown editor. */
export const markdownMessages = {
  toolbar: { id: 'content-manager.edit.markdown.toolbar', defaultMessage: 'Formatting of {label}' },
  heading: { id: 'content-manager.edit.markdown.heading', defaultMessage: 'Heading' },
  headingLevel: { id: 'content-manager.edit.markdown.heading-level', defaultMessage: 'Heading {level}' },
  bold: { id: 'content-manager.edit.markdown.bold', defaultMessage: 'Bold' },
  italic: { id: 'content-manager.edit.markdown.italic', defaultMessage: 'Italic' },
  underline: { id: 'content-manager.edit.markdown.underline', defaultMessage: 'Underline' },
  more: { id: 'content-manager.edit.markdown.more', defaultMessage: 'More' },
  strikethrough: { id: 'content-manager.edit.markdown.strikethrough', defaultMessage: 'Strikethrough' },
  bullets: { id: 'content-manager.edit.markdown.bullets', defaultMessage: 'Bullet list' },
  numbers: { id: 'content-manager.edit.markdown.numbers', defaultMessage: 'Number list' },
  code: { id: 'content-manager.edit.markdown.code', defaultMessage: 'Code' },
  image: { id: 'content-manager.edit.markdown.image', defaultMessage: 'Image' },
  link: { id: 'content-manager.edit.markdown.link', defaultMessage: 'Link' },
  quote: { id: 'content-manager.edit.markdown.quote', defaultMessage: 'Quote' },
  preview: { id: 'content-manager.edit.markdown.preview', defaultMessage: 'Preview' },
  write: { id: 'content-manager.edit.markdown.write', defaultMessage: 'Write' },
  previewOf: { id: 'content-manager.edit.markdown.preview-of', defaultMessage: 'Preview of {label}' },
  nothingToPreview: {
    id: 'content-manager.edit.markdown.preview-empty',
    defaultMessage: 'Nothing is written yet.',
  },
  missingPicture: {
    id: 'content-manager.edit.markdown.preview-picture',
    defaultMessage: 'This picture is not shown: {address}',
  },
  expand: { id: 'content-manager.edit.markdown.expand', defaultMessage: 'Expand' },
  collapse: { id: 'content-manager.edit.markdown.collapse', defaultMessage: 'Collapse' },
  close: { id: 'content-manager.edit.markdown.close', defaultMessage: 'Close' },
  uploading: { id: 'content-manager.edit.markdown.uploading', defaultMessage: 'Uploading {name}' },
  cancelUpload: {
    id: 'content-manager.edit.markdown.cancel-upload',
    defaultMessage: 'Cancel the upload of {name}',
  },
  wrongName: { id: 'content-manager.edit.markdown.wrong', defaultMessage: '{label}: {error}' },
  tabHint: {
    id: 'content-manager.edit.markdown.tab-hint',
    defaultMessage:
      'Tab leaves the text. In lists and tables it indents or goes to the next cell: press Escape first.',
  },
} as const;
