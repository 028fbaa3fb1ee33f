import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** Number of rows that Page Up and Page Down move. */
const pageOfRows = 10;

/** Returns the index of the row that a key moves to, or undefined for other keys. */
export function rowAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'PageDown':
      return Math.min(index + pageOfRows, count - 1);
    case 'PageUp':
      return Math.max(index - pageOfRows, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export interface RowFocus {
  /** Id of the row that is the tab stop. */
  readonly activeId: string | undefined;
  /** Key handler of each row. Moves the focus between rows. */
  readonly moveFocus: (event: KeyboardEvent<HTMLElement>) => void;
  /** Focus handler of each row. Makes the row the tab stop. */
  readonly markActive: (event: FocusEvent<HTMLElement>) => void;
  /** Blur handler of each row. Stops the restoring of its focus. */
  readonly release: () => void;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const row = event.currentTarget;
  if (event.target !== row || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [])];
  const target = rowAfterKey(event.key, rows.indexOf(row), rows.length);
  if (target === undefined) return;
  event.preventDefault();
  rows[target]?.focus();
}

/**
 * Makes the rows a single tab stop (roving tabindex). Controls inside a row keep their own tab stops.
 *
 * If a row is removed while it has the focus, the row at its position receives the focus.
 */
export function useRowFocus(ids: readonly string[], body: RefObject<HTMLElement | null>): RowFocus {
  const [wanted, setWanted] = useState<string>();
  const focusedId = useRef<string>(undefined);
  const shown = useRef(ids);
  const activeId = wanted !== undefined && ids.includes(wanted) ? wanted : ids[0];

  const markActive = useCallback<RowFocus['markActive']>((event) => {
    focusedId.current = event.currentTarget.dataset['row'];
    setWanted(focusedId.current);
  }, []);
  const release = useCallback(() => {
    focusedId.current = undefined;
  }, []);

  useEffect(() => {
    const index = focusedId.current === undefined ? -1 : shown.current.indexOf(focusedId.current);
    const isGone = focusedId.current !== undefined && !ids.includes(focusedId.current);
    shown.current = ids;
    if (!isGone) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
    if (focused && body.current?.contains(focused)) {
      // A row of another page reuses the elements of the row.
      focusedId.current = focused.dataset['row'];
      setWanted(focusedId.current);
      return;
    }
    if (document.activeElement !== document.body) return;
    const rows = body.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [];
    rows[Math.min(Math.max(index, 0), rows.length - 1)]?.focus();
  }, [ids, body]);

  return { activeId, moveFocus, markActive, release };
}
