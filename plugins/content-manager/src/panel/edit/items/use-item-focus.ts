import { useEffect, useRef, type RefObject } from 'react';
import { focusableElements } from '../errors/focusable-elements.ts';

interface Wanted {
  /** The item whose first field is to have the focus. */
  readonly key?: number;
  /** The position whose header is to have it; past the last one, what adds another. */
  readonly position?: number;
}

export interface ItemFocus {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly toFields: (key: number) => void;
  readonly toPosition: (position: number) => void;
}

/** Brings the focus to an item that was added, and to what follows one that was removed, once that stands there. */
export function useItemFocus(path: string, keys: readonly number[]): ItemFocus {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<Wanted>({});
  const slotOf = (key: number | undefined): Element | null | undefined =>
    key === undefined ? null : root.current?.querySelector(`[data-field="${CSS.escape(`${path}.#${key}`)}"]`);
  useEffect(() => {
    const { key, position } = wanted.current;
    wanted.current = {};
    if (key !== undefined) {
      const slot = slotOf(key);
      const field = slot?.querySelector('[data-field]') ?? slot;
      if (field) focusableElements(field)[0]?.focus();
    } else if (position !== undefined) {
      const slot = slotOf(keys[Math.min(position, keys.length - 1)]);
      const header = slot?.querySelector<HTMLElement>(':is(h2, h3, h4, h5, h6) > button');
      (header ?? root.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
    }
  });
  return {
    root,
    toFields: (key) => {
      wanted.current = { key };
    },
    toPosition: (position) => {
      wanted.current = { position };
    },
  };
}
