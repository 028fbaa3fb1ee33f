import { lazy, Suspense, useEffect, useState } from 'react';
import { useService, useStore } from '../extension/react/use-service.ts';
import { shortcutMessages } from './messages.ts';
import { pressedShortcut } from './shortcut-keys.ts';
import { shortcutsRef, useShortcut } from './shortcut-store.ts';

const ShortcutsDialog = lazy(() =>
  import('./ShortcutsDialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
);

/** Handles the shortcuts of the page, and lists them on `?`. Rendered once, behind the sign-in. */
export function KeyboardShortcuts() {
  const { getState, actions } = useService(shortcutsRef);
  const isOpen = useStore(shortcutsRef, (state) => state.isOverviewOpen);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useShortcut({
    keys: ['?'],
    label: shortcutMessages.show,
    group: shortcutMessages.everywhere,
    run: () => actions.showOverview(true),
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shortcut = pressedShortcut(event, getState().shortcuts);
      if (!shortcut) return;
      event.preventDefault();
      if (!event.repeat) shortcut.run?.();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [getState]);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog onOpenChange={actions.showOverview} open={isOpen} />
    </Suspense>
  );
}
