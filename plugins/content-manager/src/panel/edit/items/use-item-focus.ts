import { useRef, type RefObject } from 'react';
import { focusableElements, focusField } from '../errors/reveal-field.ts';
import { useAfterRender } from '../../scheduling.tsx';

/**
 * What is to have the focus: the first field of an item, the header at a position or, past the last, what adds another,
 * or what begins choosing items.
 */
type Wanted = { readonly key: number } | { readonly position: number } | 'select';

export interface ItemFocus {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly toFields: (key: number) => void;
  /** To the first field of an item that is being opened, wherever on the page it stands. */
  readonly toOpened: (key: number) => void;
  readonly toPosition: (position: number) => void;
  /** To what begins choosing items. */
  readonly toSelect: () => void;
}

/** Brings the focus to an item that was added, and to what follows one that was removed, once that stands there. */
export function useItemFocus(path: string, keys: readonly number[]): ItemFocus {
  const root = useRef<HTMLDivElement>(null);
  const slotOf = (key: number | undefined): HTMLElement | null | undefined =>
    key === undefined ? null : root.current?.querySelector(`[data-field="${CSS.escape(`${path}.#${key}`)}"]`);
  const focus = useAfterRender<Wanted>((wanted) => {
    if (wanted === 'select') {
      root.current?.parentElement?.querySelector<HTMLElement>('[data-select]')?.focus();
      return;
    }
    if ('key' in wanted) {
      const slot = slotOf(wanted.key);
      const field = slot?.querySelector('[data-field]') ?? slot;
      if (field) focusableElements(field)[0]?.focus();
      return;
    }
    const slot = slotOf(keys[Math.min(wanted.position, keys.length - 1)]);
    const header = slot?.querySelector<HTMLElement>(':is(h2, h3, h4, h5, h6) > button');
    (header ?? root.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
  return {
    root,
    toFields: (key) => focus({ key }),
    toOpened(key) {
      // By then its fields are there.
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
