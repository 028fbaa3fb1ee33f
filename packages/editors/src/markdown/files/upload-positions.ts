import { StateEffect, StateField, type EditorState } from '@codemirror/state';

/** Marks a place of the text for a file that is on its way, or forgets it. */
export const addPosition = StateEffect.define<{ readonly id: number; readonly at: number }>();
export const removePosition = StateEffect.define<number>();

/** Where files that are on their way will stand, by their number; the places move with the text around them. */
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

/** Where a file belongs: at its place, or at the cursor of an editor that was opened since. */
export function positionOf(state: EditorState, id: number): number {
  return state.field(uploadPositions, false)?.get(id) ?? state.selection.main.head;
}
