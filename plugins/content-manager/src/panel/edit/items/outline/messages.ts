/** Texts of the outline of a long zone. */
export const outlineMessages = {
  outline: { id: 'content-manager.edit.items.outline', defaultMessage: 'Outline' },
  name: { id: 'content-manager.edit.items.outline.name', defaultMessage: 'Outline of {list}' },
  keys: {
    id: 'content-manager.edit.items.outline.keys',
    defaultMessage: 'Arrow keys go through the outline, Enter leads to the component.',
  },
  moveKeys: {
    id: 'content-manager.edit.items.outline.move-keys',
    defaultMessage: 'Arrow keys go through the outline, with Alt they move the component. Enter leads to it.',
  },
} as const;
