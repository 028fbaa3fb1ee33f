/** Texts about groups of fields while an edit view is arranged. */
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
