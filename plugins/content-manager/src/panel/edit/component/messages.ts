/** Texts of component fields. */
export const componentMessages = {
  add: { id: 'content-manager.edit.component.add', defaultMessage: 'Add {name}' },
  remove: { id: 'content-manager.edit.component.remove', defaultMessage: 'Remove {name}' },
  empty: { id: 'content-manager.edit.component.empty', defaultMessage: 'Nothing here yet.' },
} as const;
