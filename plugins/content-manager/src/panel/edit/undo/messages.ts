/** Announcements of undo and redo. */
export const undoMessages = {
  undone: { id: 'content-manager.edit.undo.undone', defaultMessage: 'Undone: {field}' },
  redone: { id: 'content-manager.edit.undo.redone', defaultMessage: 'Redone: {field}' },
  nothingToUndo: { id: 'content-manager.edit.undo.nothing', defaultMessage: 'Nothing to undo' },
  nothingToRedo: { id: 'content-manager.edit.redo.nothing', defaultMessage: 'Nothing to redo' },
  undo: { id: 'content-manager.edit.undo', defaultMessage: 'Undo' },
  redo: { id: 'content-manager.edit.redo', defaultMessage: 'Redo' },
} as const;
