import { castDraft } from 'immer';
import { useEffect, useEffectEvent, useId } from 'react';
import { useService } from '../extension/react/use-service.ts';
import type { MessageDescriptor } from '../messages/message.ts';
import { defineStore } from '../services/define-store.ts';

/** Something that the page does at a key press. */
export interface Shortcut {
  /**
   * The ways to press it, each as `KeyboardEvent.key` names the key, behind what is held: `/`, `ArrowDown`, `Mod+S`,
   * `Mod+Shift+Z`. `Mod` is Cmd on the computers of Apple and Ctrl on all others.
   */
  readonly keys: readonly string[];
  /** What it does, as the overview of keys tells it. */
  readonly label: MessageDescriptor;
  /** What it belongs to. @default the page */
  readonly group?: MessageDescriptor;
  /** Does it. Left out where a part of the page listens by itself, and the overview only tells of it. */
  readonly run?: () => void;
}

/** A shortcut of a part of the page that is there now. */
export interface RegisteredShortcut extends Shortcut {
  readonly id: string;
}

export interface ShortcutState {
  /** In the order in which they came. */
  readonly shortcuts: readonly RegisteredShortcut[];
  readonly isOverviewOpen: boolean;
}

const state: ShortcutState = { shortcuts: [], isOverviewOpen: false };

/** The shortcuts of the page that is open, and whether the overview that tells them is. */
export const shortcutsRef = defineStore({
  id: 'shell.shortcuts',
  state,
  actions: (update) => ({
    /** Adds a shortcut, and returns what takes it away again. */
    register: (shortcut: RegisteredShortcut) => {
      update((draft) => {
        draft.shortcuts.push(castDraft(shortcut));
      });
      return () =>
        update((draft) => {
          draft.shortcuts = draft.shortcuts.filter(({ id }) => id !== shortcut.id);
        });
    },
    showOverview: (isOpen: boolean) =>
      update((draft) => {
        draft.isOverviewOpen = isOpen;
      }),
  }),
});

/**
 * Registers a shortcut for as long as the component is there. It is told in the overview that `?` opens, and runs
 * unless somebody writes, or a dialog or menu is open; of two with the same keys the one that came later runs.
 * @param keys written where it is used, so that they stay the same
 */
export function useShortcut({ keys, label, group, run }: Shortcut, isOn = true): void {
  const id = useId();
  const { register } = useService(shortcutsRef).actions;
  const press = useEffectEvent(() => run?.());
  const hasRun = run !== undefined;
  const written = keys.join(' ');
  useEffect(() => {
    if (!isOn) return undefined;
    return register({
      id,
      keys: written.split(' '),
      label,
      ...(group && { group }),
      ...(hasRun && { run: () => press() }),
    });
  }, [id, register, written, label, group, hasRun, isOn]);
}
