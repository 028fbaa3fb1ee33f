import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

/** Distance of a jump with PageUp and PageDown, in rows. */
const pageOfRows = 10;

/** The row to go to with a key, or undefined if the key does not move between rows. */
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
  /** Id of the one row that the Tab key stops at. */
  readonly activeId: string | undefined;
  /** For each row's key presses: arrow keys move the focus from row to row. */
  readonly moveFocus: (event: KeyboardEvent<HTMLElement>) => void;
  /** For each row: focus that comes to it, or into it, makes it the stop of the Tab key. */
  readonly markActive: (event: FocusEvent<HTMLElement>) => void;
  /** For each row: focus that goes elsewhere is not brought back. */
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
 * Makes the rows one stop of the Tab key (roving tabindex); what stands inside a row keeps its own stops. A row that
 * is taken out while it has the focus hands it on to the one that comes to stand in its place.
 */
export function useRowFocus(ids: readonly string[], body: RefObject<HTMLElement | null>): RowFocus {
  const [wanted, setWanted] = useState<string>();
  const held = useRef<string>(undefined);
  const shown = useRef(ids);
  const activeId = wanted !== undefined && ids.includes(wanted) ? wanted : ids[0];

  const markActive = useCallback<RowFocus['markActive']>((event) => {
    held.current = event.currentTarget.dataset['row'];
    setWanted(held.current);
  }, []);
  const release = useCallback(() => {
    held.current = undefined;
  }, []);

  useEffect(() => {
    const index = held.current === undefined ? -1 : shown.current.indexOf(held.current);
    const isGone = held.current !== undefined && !ids.includes(held.current);
    shown.current = ids;
    if (!isGone || document.activeElement !== document.body) return;
    const rows = body.current?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? [];
    rows[Math.min(Math.max(index, 0), rows.length - 1)]?.focus();
  }, [ids, body]);

  return { activeId, moveFocus, markActive, release };
}
