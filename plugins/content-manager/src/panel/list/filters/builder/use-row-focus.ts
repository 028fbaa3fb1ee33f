import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** A row of the builder, and which of its controls. */
export interface RowPlace {
  readonly key: number;
  readonly part: 'field' | 'value';
}

export interface RowFocus {
  /** For the element that holds the rows. */
  readonly rows: RefObject<HTMLDivElement | null>;
  /** Where the focus goes once the next rendering is there; `add` is the button that adds a condition. */
  readonly focusNext: (place: RowPlace | 'add') => void;
}

const controls = ':is(input, button):not([disabled])';

function find(within: HTMLElement, place: RowPlace | 'add'): HTMLElement | null {
  if (place === 'add') return within.querySelector<HTMLElement>('[data-part="add"] button');
  const row = within.querySelector(`[data-row="${place.key}"]`);
  const part = (name: string) => row?.querySelector<HTMLElement>(`[data-part="${name}"] ${controls}`) ?? null;
  // A condition without a value, or one that cannot be changed.
  return part(place.part) ?? part('operator') ?? row?.querySelector('button') ?? null;
}

/** Leads the focus through conditions that come and go, beginning at a place. */
export function useRowFocus(first: RowPlace | 'add'): RowFocus {
  const rows = useRef<HTMLDivElement>(null);
  const wanted = useRef<RowPlace | 'add' | null>(first);
  useEffect(() => {
    const place = wanted.current;
    wanted.current = null;
    // A layer that has just opened notes first where the focus came from, and that is after what is inside of it.
    if (place !== null) queueMicrotask(() => rows.current && find(rows.current, place)?.focus());
  });
  const focusNext = useCallback((place: RowPlace | 'add') => {
    wanted.current = place;
  }, []);
  return { rows, focusNext };
}
