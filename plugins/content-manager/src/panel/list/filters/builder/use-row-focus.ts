import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** A control in a row of the builder. */
export interface RowTarget {
  readonly key: number;
  readonly part: 'field' | 'value';
}

export interface RowFocus {
  /** The element that contains the rows. */
  readonly rows: RefObject<HTMLDivElement | null>;
  /** Moves the focus after the next render; `add` is the button that adds a condition. */
  readonly focusNext: (target: RowTarget | 'add') => void;
}

const controls = ':is(input, button):not([disabled])';

function find(within: HTMLElement, target: RowTarget | 'add'): HTMLElement | null {
  if (target === 'add') return within.querySelector<HTMLElement>('[data-part="add"] button');
  const row = within.querySelector(`[data-row="${target.key}"]`);
  const part = (name: string) => row?.querySelector<HTMLElement>(`[data-part="${name}"] ${controls}`) ?? null;
  // The condition has no value, or cannot be edited.
  return part(target.part) ?? part('operator') ?? row?.querySelector('button') ?? null;
}

/** Moves the focus when conditions are added and removed. */
export function useRowFocus(first: RowTarget | 'add'): RowFocus {
  const rows = useRef<HTMLDivElement>(null);
  const wanted = useRef<RowTarget | 'add' | null>(first);
  useEffect(() => {
    const target = wanted.current;
    wanted.current = null;
    // A popover that opens stores the previous focus after the effects of its children; the focus must move later.
    if (target !== null) queueMicrotask(() => rows.current && find(rows.current, target)?.focus());
  });
  const focusNext = useCallback((target: RowTarget | 'add') => {
    wanted.current = target;
  }, []);
  return { rows, focusNext };
}
