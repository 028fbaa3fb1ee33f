import { useEffect, useEffectEvent } from 'react';
import { shortcutMessages } from '../../shortcuts/messages.ts';
import { useShortcut } from '../../shortcuts/shortcut-store.ts';

/** Saves with Ctrl+S or Cmd+S, wherever the focus is, and prevents the browser's dialog. */
export function useSaveShortcut(save: () => void): void {
  // Only listed: shortcuts of the page do not fire inside fields, but saving does.
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
