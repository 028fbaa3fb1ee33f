import { earlyItemMessages } from '../early-messages.ts';

/** Texts of repeatable components and dynamic zones. */
export const itemMessages = {
  ...earlyItemMessages,
  none: {
    id: 'content-manager.edit.items.none',
    defaultMessage: 'No entry yet. Click on the button below to add one.',
  },
  noneToSee: { id: 'content-manager.edit.items.none-to-see', defaultMessage: 'No entry yet.' },
  add: { id: 'content-manager.edit.items.add', defaultMessage: 'Add an entry' },
  addTo: { id: 'content-manager.edit.items.add-to', defaultMessage: 'Add a component to {list}' },
  pick: { id: 'content-manager.edit.items.pick', defaultMessage: 'Pick one component' },
  search: { id: 'content-manager.edit.items.search', defaultMessage: 'Search for a component' },
  nothingFound: {
    id: 'content-manager.edit.items.nothing-found',
    defaultMessage: 'No component has this name.',
  },
  close: { id: 'content-manager.edit.items.close', defaultMessage: 'Close' },
  titled: { id: 'content-manager.edit.items.titled', defaultMessage: '{name}: {title}' },
  actions: { id: 'content-manager.edit.items.actions', defaultMessage: 'Actions for {item}' },
  remove: { id: 'content-manager.edit.items.remove', defaultMessage: 'Remove {item}' },
  moveUp: { id: 'content-manager.edit.items.move-up', defaultMessage: 'Move up' },
  moveDown: { id: 'content-manager.edit.items.move-down', defaultMessage: 'Move down' },
  addAbove: { id: 'content-manager.edit.items.add-above', defaultMessage: 'Add above' },
  addBelow: { id: 'content-manager.edit.items.add-below', defaultMessage: 'Add below' },
  duplicate: { id: 'content-manager.edit.items.duplicate', defaultMessage: 'Duplicate' },
  copy: { id: 'content-manager.edit.items.copy', defaultMessage: 'Copy' },
  copied: {
    id: 'content-manager.edit.items.copied',
    defaultMessage: '{item} copied. Paste it here, or into another entry.',
  },
  copiedSeveral: {
    id: 'content-manager.edit.items.copied-several',
    defaultMessage: '{count, number} components copied. Paste them here, or into another entry.',
  },
  linksFailed: {
    id: 'content-manager.edit.items.links-failed',
    defaultMessage: 'The linked entries could not be loaded, so nothing was copied.',
  },
  tooManyLinks: {
    id: 'content-manager.edit.items.too-many-links',
    defaultMessage: 'The component links more than {most, number} entries. That is too many to copy.',
  },
  pasteSeveral: {
    id: 'content-manager.edit.items.paste-several',
    defaultMessage: 'Paste {count, number} components',
  },
  pasteSeveralBelow: {
    id: 'content-manager.edit.items.paste-several-below',
    defaultMessage: 'Paste {count, number} components below',
  },
  paste: { id: 'content-manager.edit.items.paste', defaultMessage: 'Paste {name}' },
  pasteBelow: { id: 'content-manager.edit.items.paste-below', defaultMessage: 'Paste {name} below' },
  full: {
    id: 'content-manager.edit.items.full',
    defaultMessage: '{list} may hold at most {max, plural, one {# component} other {# components}}.',
  },
  errorsInside: {
    id: 'content-manager.edit.items.errors-inside',
    defaultMessage: 'The component(s) contain error(s)',
  },
  errorInside: {
    id: 'content-manager.edit.items.error-inside',
    defaultMessage: 'The component contains error(s)',
  },
  select: { id: 'content-manager.edit.items.select', defaultMessage: 'Select' },
  selectItem: { id: 'content-manager.edit.items.select-item', defaultMessage: 'Select {item}' },
  selectAll: { id: 'content-manager.edit.items.select-all', defaultMessage: 'Select all' },
  selected: {
    id: 'content-manager.edit.items.selected',
    defaultMessage:
      '{count, plural, =0 {Nothing selected} one {# component selected} other {# components selected}}',
  },
  removeSelected: { id: 'content-manager.edit.items.remove-selected', defaultMessage: 'Remove' },
  doneSelecting: { id: 'content-manager.edit.items.done-selecting', defaultMessage: 'Done' },
  addedSeveral: {
    id: 'content-manager.edit.items.added-several',
    defaultMessage: '{count, number} components added, starting at position {number, number}.',
  },
  removedSeveral: {
    id: 'content-manager.edit.items.removed-several',
    defaultMessage: '{count, number} components removed.',
  },
  movedUp: {
    id: 'content-manager.edit.items.moved-up',
    defaultMessage: '{count, number} components moved up.',
  },
  movedDown: {
    id: 'content-manager.edit.items.moved-down',
    defaultMessage: '{count, number} components moved down.',
  },
  cannotMove: {
    id: 'content-manager.edit.items.cannot-move',
    defaultMessage: 'They cannot move further.',
  },
  hasError: { id: 'content-manager.edit.items.has-error', defaultMessage: 'Contains errors' },
  unknown: {
    id: 'content-manager.edit.items.unknown',
    defaultMessage: 'The component {uid} no longer exists. Its content stays unchanged.',
  },
  outline: { id: 'content-manager.edit.items.outline', defaultMessage: 'Outline' },
  outlineName: { id: 'content-manager.edit.items.outline.name', defaultMessage: 'Outline of {list}' },
  outlineKeys: {
    id: 'content-manager.edit.items.outline.keys',
    defaultMessage: 'Arrow keys move through the outline, Enter opens the component.',
  },
  outlineMoveKeys: {
    id: 'content-manager.edit.items.outline.move-keys',
    defaultMessage: 'Arrow keys move through the outline; with Alt, they move the component. Enter opens it.',
  },
} as const;
