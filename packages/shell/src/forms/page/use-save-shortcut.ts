import { useEffect, useEffectEvent } from 'react';
import { shortcutMessages } from '../../shortcuts/messages.ts';
import { useShortcut } from '../../shortcuts/shortcut-store.ts';

/** Saves with Ctrl+S, or Cmd+S, wherever the focus is; the browser's own dialog stays away. */
export function useSaveShortcut(save: () => void): void {
  // Told only: a form is saved out of its fields, too, where shortcuts of the page are not pressed.
  useShortcut({ keys: ['Mod+S'], label: shortcutMessages.save });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 's' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    ) {
      return;
    }
    event.preventDefault();
    if (!event.repeat) save();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
