import { useEffect, useEffectEvent, useId } from 'react';
import { useService } from '../extension/react/use-service.ts';
import type { MessageDescriptor } from '../messages/message.ts';
import { definePlainStore } from '../services/plain-store.ts';
import { useStableValue } from '../stable-value.ts';

/** An action of the page that a key press runs. */
export interface Shortcut {
  /**
   * The key combinations that run it. Each ends with a `KeyboardEvent.key`, after its modifiers: `/`, `ArrowDown`, `Mod+S`,
   * `Mod+Shift+Z`. `Mod` is Cmd on Apple computers and Ctrl on all others.
   */
  readonly keys: readonly string[];
  /** The text in the overview of shortcuts. */
  readonly label: MessageDescriptor;
  /** The group in the overview. @default the page */
  readonly group?: MessageDescriptor;
  /** Runs the action. Omitted if a component handles the keys itself and only the overview lists them. */
  readonly run?: () => void;
}

/** A shortcut of a mounted component. */
export interface RegisteredShortcut extends Shortcut {
  readonly id: string;
}

export interface ShortcutState {
  /** In the order of registration. */
  readonly shortcuts: readonly RegisteredShortcut[];
  readonly isOverviewOpen: boolean;
}

const state: ShortcutState = { shortcuts: [], isOverviewOpen: false };

/** The shortcuts of the open page, and whether their overview is open. */
export const shortcutsRef = definePlainStore({
  id: 'shell.shortcuts',
  state,
  actions: (set) => ({
    /** Adds a shortcut and returns the function that removes it. */
    register: (shortcut: RegisteredShortcut) => {
      set(({ shortcuts }) => ({ shortcuts: [...shortcuts, shortcut] }));
      return () => set(({ shortcuts }) => ({ shortcuts: shortcuts.filter(({ id }) => id !== shortcut.id) }));
    },
    showOverview: (isOpen: boolean) => set({ isOverviewOpen: isOpen }),
  }),
});

/**
 * Registers a shortcut while the component is mounted. The overview that `?` opens lists it. It does not run while the
 * focus is in a text input, a dialog or a menu. Of two shortcuts with the same keys, the later one runs.
 */
export function useShortcut({ keys, label, group, run }: Shortcut, isOn = true): void {
  const id = useId();
  const { register } = useService(shortcutsRef).actions;
  const press = useEffectEvent(() => run?.());
  const hasRun = run !== undefined;
  const stableKeys = useStableValue(keys);
  useEffect(() => {
    if (!isOn) return undefined;
    return register({
      id,
      keys: stableKeys,
      label,
      ...(group && { group }),
      ...(hasRun && { run: () => press() }),
    });
  }, [id, register, stableKeys, label, group, hasRun, isOn]);
}
