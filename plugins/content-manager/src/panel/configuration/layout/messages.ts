/** Texts of the pages that arrange edit views and components. */
export const layoutMessages = {
  subtitle: {
    id: 'content-manager.layout.subtitle',
    defaultMessage: 'Customize how the edit view will look like.',
  },
  entryTitle: { id: 'content-manager.layout.entry-title', defaultMessage: 'Entry title' },
  entryTitleHint: {
    id: 'content-manager.layout.entry-title.hint',
    defaultMessage: 'The field whose value names an entry.',
  },
  noTitle: { id: 'content-manager.layout.no-title', defaultMessage: 'None: name entries by their id' },
  view: {
    id: 'content-manager.layout.view',
    defaultMessage: 'The fields of the edit view, row by row. Drag them, or move them with the keyboard.',
  },
  fields: { id: 'content-manager.layout.fields', defaultMessage: 'Fields' },
  row: { id: 'content-manager.layout.row', defaultMessage: 'Row {row}' },
  place: {
    id: 'content-manager.layout.place',
    defaultMessage: 'row {row} of {rows}, place {place} of {count}',
  },
  newRow: { id: 'content-manager.layout.new-row', defaultMessage: 'Drop here for a row of its own' },
  componentLayout: {
    id: 'content-manager.layout.component',
    defaultMessage: "Set the component's layout",
  },
  preview: { id: 'content-manager.layout.preview', defaultMessage: 'Fields of {name}' },
  allowed: { id: 'content-manager.layout.allowed', defaultMessage: 'Components of {field}' },
  reset: { id: 'content-manager.layout.reset', defaultMessage: 'Reset' },
  save: { id: 'form.save', defaultMessage: 'Save' },
  saved: { id: 'form.saved', defaultMessage: 'Saved' },
  failed: { id: 'notification.error', defaultMessage: 'An error occurred' },
  confirmTitle: { id: 'content-manager.layout.confirm.title', defaultMessage: 'Confirmation' },
  confirmBody: {
    id: 'content-manager.layout.confirm.body',
    defaultMessage: 'This will modify all your settings',
  },
  confirm: { id: 'content-manager.layout.confirm', defaultMessage: 'Confirm' },
  description: { id: 'content-manager.layout.description', defaultMessage: 'Description' },
  placeholder: { id: 'content-manager.layout.placeholder', defaultMessage: 'Placeholder' },
  editable: { id: 'content-manager.layout.editable', defaultMessage: 'Editable field' },
  size: { id: 'content-manager.layout.size', defaultMessage: 'Size' },
  linkedTitle: { id: 'content-manager.layout.linked-title', defaultMessage: 'Entry title of linked entries' },
} as const;
