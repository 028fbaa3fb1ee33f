/** Texts of the layout pages. */
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
  noTitle: { id: 'content-manager.layout.no-title', defaultMessage: 'None: name entries by their ID' },
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
  newRow: { id: 'content-manager.layout.new-row', defaultMessage: 'Drop here for a separate row' },
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

/** Texts about groups of fields. */
export const layoutGroupMessages = {
  place: { id: 'content-manager.layout.group.place', defaultMessage: 'in {group}, {place}' },
  region: { id: 'content-manager.layout.group', defaultMessage: 'Group {name}' },
  add: { id: 'content-manager.layout.group.add', defaultMessage: 'Add a group' },
  rename: { id: 'content-manager.layout.group.rename', defaultMessage: 'Rename the group {name}' },
  remove: { id: 'content-manager.layout.group.remove', defaultMessage: 'Remove the group {name}' },
  up: { id: 'content-manager.layout.group.up', defaultMessage: 'Move the group {name} up' },
  down: { id: 'content-manager.layout.group.down', defaultMessage: 'Move the group {name} down' },
  name: { id: 'content-manager.layout.group.name', defaultMessage: 'Name' },
  taken: { id: 'content-manager.layout.group.name.taken', defaultMessage: 'Another group has this name.' },
  missing: { id: 'content-manager.layout.group.name.missing', defaultMessage: 'A group needs a name.' },
  tooLong: {
    id: 'content-manager.layout.group.name.too-long',
    defaultMessage: 'A name has at most {most, number} characters.',
  },
  first: { id: 'content-manager.layout.group.first', defaultMessage: 'General' },
  empty: {
    id: 'content-manager.layout.group.empty',
    defaultMessage: 'Drag fields here. A group without fields is not shown.',
  },
  kind: { id: 'content-manager.layout.group.kind', defaultMessage: 'Show groups as' },
  tabs: { id: 'content-manager.layout.group.kind.tabs', defaultMessage: 'Tabs' },
  sections: { id: 'content-manager.layout.group.kind.sections', defaultMessage: 'Sections' },
  added: { id: 'content-manager.layout.group.added', defaultMessage: 'Group {name} added.' },
  renamed: { id: 'content-manager.layout.group.renamed', defaultMessage: 'Group renamed to {name}.' },
  removed: {
    id: 'content-manager.layout.group.removed',
    defaultMessage: 'Group {name} removed. Its fields are in the group beside it.',
  },
  moved: {
    id: 'content-manager.layout.group.moved',
    defaultMessage: 'Group {name} moved, position {number, number} of {count, number}.',
  },
} as const;
