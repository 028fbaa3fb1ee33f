/** Texts of moving items by pointer and by keyboard. */
export const arrangingMessages = {
  move: { id: 'content-manager.arranging.move', defaultMessage: 'Move {field}' },
  instructions: {
    id: 'content-manager.arranging.instructions',
    defaultMessage:
      'Press Space or Enter to grab, then the arrow keys to move. Space or Enter drops, Escape cancels the move.',
  },
  grabbed: {
    id: 'content-manager.arranging.grabbed',
    defaultMessage: '{field} grabbed, {place}. Move it with the arrow keys.',
  },
  moved: { id: 'content-manager.arranging.moved', defaultMessage: '{field} moved, {place}.' },
  stuck: { id: 'content-manager.arranging.stuck', defaultMessage: '{field} cannot move further, {place}.' },
  dropped: { id: 'content-manager.arranging.dropped', defaultMessage: '{field} dropped, {place}.' },
  cancelled: {
    id: 'content-manager.arranging.cancelled',
    defaultMessage: 'Move cancelled. {field} is back, {place}.',
  },
  added: { id: 'content-manager.arranging.added', defaultMessage: '{field} added, {place}.' },
  removed: { id: 'content-manager.arranging.removed', defaultMessage: '{field} removed.' },
  place: {
    id: 'content-manager.arranging.place',
    defaultMessage: 'position {number, number} of {count, number}',
  },
  back: { id: 'content-manager.arranging.back', defaultMessage: 'Move back' },
  forward: { id: 'content-manager.arranging.forward', defaultMessage: 'Move forward' },
  up: { id: 'content-manager.arranging.up', defaultMessage: 'Move up' },
  down: { id: 'content-manager.arranging.down', defaultMessage: 'Move down' },
  drop: { id: 'content-manager.arranging.drop', defaultMessage: 'Drop here' },
  edit: { id: 'content-manager.arranging.edit', defaultMessage: 'Edit {field}' },
  remove: { id: 'content-manager.arranging.remove', defaultMessage: 'Remove {field}' },
  insert: { id: 'content-manager.arranging.insert', defaultMessage: 'Insert another field' },
  showFields: { id: 'content-manager.arranging.insert.open', defaultMessage: 'Show fields' },
  noField: { id: 'content-manager.arranging.insert.empty', defaultMessage: 'No matches' },
} as const;
