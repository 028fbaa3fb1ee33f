import { useRef, type RefObject } from 'react';
import { useAfterRender } from '../../scheduling.tsx';
import { focusableElements, focusField } from '../errors/reveal-field.ts';

/**
 * What gets the focus: the first field of an item; the header at a position, or the button that adds an item if there is
 * no item; or the button that starts the selection.
 */
type FocusTarget = { readonly key: number } | { readonly position: number } | 'select';

/** Moves the focus within one list. */
export interface ItemFocus {
  readonly root: RefObject<HTMLDivElement | null>;
  /** Focuses the first field of an added item. */
  readonly toFields: (key: number) => void;
  /** Focuses the first field of an item that was just opened, and scrolls to it. */
  readonly toOpened: (key: number) => void;
  /** Focuses the header of the item at a position, which follows a removed one. */
  readonly toPosition: (position: number) => void;
  /** Focuses the button that starts the selection. */
  readonly toSelect: () => void;
}

/** Returns the {@link ItemFocus} of a list. It moves the focus after the next render, which adds or removes items. */
export function useItemFocus(path: string, keys: readonly number[]): ItemFocus {
  const root = useRef<HTMLDivElement>(null);
  const slotOf = (key: number | undefined): HTMLElement | null | undefined =>
    key === undefined ? null : root.current?.querySelector(`[data-field="${CSS.escape(`${path}.#${key}`)}"]`);
  const focus = useAfterRender<FocusTarget>((target) => {
    if (target === 'select') {
      root.current?.parentElement?.querySelector<HTMLElement>('[data-select]')?.focus();
      return;
    }
    if ('key' in target) {
      const slot = slotOf(target.key);
      const field = slot?.querySelector('[data-field]') ?? slot;
      if (field) focusableElements(field)[0]?.focus();
      return;
    }
    const slot = slotOf(keys[Math.min(target.position, keys.length - 1)]);
    const header = slot?.querySelector<HTMLElement>(':is(h2, h3, h4, h5, h6) > button');
    (header ?? root.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
  return {
    root,
    toFields: (key) => focus({ key }),
    toOpened(key) {
      // React renders the fields of the opened item before the next task.
      setTimeout(() => {
        const slot = slotOf(key);
        const field = slot?.querySelector<HTMLElement>('[data-field]') ?? slot;
        if (field) focusField(field);
      });
    },
    toPosition: (position) => focus({ position }),
    toSelect: () => focus('select'),
  };
}
