import { StateEffect, StateField, type EditorState } from '@codemirror/state';

/** Adds the position of a file that is being uploaded, or removes it. */
export const addPosition = StateEffect.define<{ readonly id: number; readonly at: number }>();
export const removePosition = StateEffect.define<number>();

/** The insert positions of running uploads by id; they move with the surrounding text. */
export const uploadPositions = StateField.define<ReadonlyMap<number, number>>({
  create: () => new Map(),
  update(positions, { changes, effects }) {
    const moved = new Map([...positions].map(([id, at]) => [id, changes.mapPos(at, 1)]));
    for (const effect of effects) {
      if (effect.is(addPosition)) moved.set(effect.value.id, effect.value.at);
      if (effect.is(removePosition)) moved.delete(effect.value);
    }
    return moved;
  },
});

/** Returns the insert position of a file; the cursor in an editor that was mounted during the upload. */
export function positionOf(state: EditorState, id: number): number {
  return state.field(uploadPositions, false)?.get(id) ?? state.selection.main.head;
}
