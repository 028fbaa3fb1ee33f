import { useShortcut } from '@admin/shell';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { undoMessages } from './messages.ts';
import { directionOf, isForForm, type Direction } from './undo-key.ts';

const directions: Readonly<Record<string, Direction>> = { historyUndo: 'undo', historyRedo: 'redo' };

/**
 * Listens for undo and redo: by keys wherever the form is meant, and by the browser's menu or a gesture in its inputs.
 * The browser's own undo never runs there: it knows letters of one field, and nothing of what happened beside it.
 */
export function useUndoKeys(root: RefObject<HTMLElement | null>, go: (direction: Direction) => void): void {
  // Told only: they are pressed in the fields, where shortcuts of the page are not.
  useShortcut({ keys: ['Mod+Z'], label: undoMessages.undo });
  useShortcut({ keys: ['Mod+Shift+Z'], label: undoMessages.redo });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event);
    const form = root.current;
    // An editor with a history of its own has taken the press already.
    if (!direction || event.defaultPrevented || !form || !isForForm(event.target, form)) return;
    event.preventDefault();
    go(direction);
  });
  const input = useEffectEvent((event: InputEvent) => {
    const direction = directions[event.inputType];
    const form = root.current;
    if (!direction || event.defaultPrevented || !form || !isForForm(event.target, form)) return;
    event.preventDefault();
    go(direction);
  });
  useEffect(() => {
    const handlePress = (event: KeyboardEvent) => press(event);
    const handleInput = (event: InputEvent) => input(event);
    window.addEventListener('keydown', handlePress);
    window.addEventListener('beforeinput', handleInput);
    return () => {
      window.removeEventListener('keydown', handlePress);
      window.removeEventListener('beforeinput', handleInput);
    };
  }, []);
}
