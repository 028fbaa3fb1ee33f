import { useShortcut } from '@admin/shell';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { undoMessages } from './messages.ts';
import { directionOf, isForForm, type Direction } from './undo-key.ts';

const directions: Readonly<Record<string, Direction>> = { historyUndo: 'undo', historyRedo: 'redo' };

/**
 * Calls `go` for undo and redo by keyboard, and by the menu or gestures of the browser in inputs of the form. The undo of
 * the browser never runs there, since it knows only the text of one field.
 */
export function useUndoKeys(root: RefObject<HTMLElement | null>, go: (direction: Direction) => void): void {
  // Listed only: they are pressed inside fields, where shortcuts of the page do not apply.
  useShortcut({ keys: ['Mod+Z'], label: undoMessages.undo });
  useShortcut({ keys: ['Mod+Shift+Z'], label: undoMessages.redo });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const direction = directionOf(event);
    const form = root.current;
    // An editor with its own history has handled the event already.
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
