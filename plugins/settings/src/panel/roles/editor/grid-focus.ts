import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

const control = ':is(button, input):not([disabled])';

function controlsIn(row: Element | undefined): readonly HTMLElement[] {
  return row ? [...row.querySelectorAll<HTMLElement>(control)] : [];
}

function cellOf(element: Element): HTMLTableCellElement | null {
  return element.closest<HTMLTableCellElement>('td, th');
}

/** Returns the nearest row in a direction with a control in the same column, or else in its first column. */
function besides(table: HTMLElement, from: Element, step: 1 | -1): HTMLElement | undefined {
  const rows = [...table.querySelectorAll('tr')];
  const column = cellOf(from)?.cellIndex ?? 0;
  const start = rows.findIndex((row) => row.contains(from));
  for (let at = start + step; at >= 0 && at < rows.length; at += step) {
    const controls = controlsIn(rows[at]);
    const same = controls.find((one) => cellOf(one)?.cellIndex === column);
    if (same ?? controls[0]) return same ?? controls[0];
  }
  return undefined;
}

function target(table: HTMLElement, from: Element, key: string): HTMLElement | undefined {
  const row = controlsIn(from.closest('tr') ?? undefined);
  const at = row.findIndex((one) => one === from);
  const isRtl = getComputedStyle(table).direction === 'rtl';
  switch (key) {
    case 'ArrowRight':
      return row[isRtl ? at - 1 : at + 1];
    case 'ArrowLeft':
      return row[isRtl ? at + 1 : at - 1];
    case 'ArrowDown':
      return besides(table, from, 1);
    case 'ArrowUp':
      return besides(table, from, -1);
    case 'Home':
      return row[0];
    case 'End':
      return row.at(-1);
    default:
      return undefined;
  }
}

/** Makes one control of the table focusable with the Tab key: the given one, or else the first. */
function rove(table: HTMLElement, wanted?: Element | null): void {
  const controls = [...table.querySelectorAll<HTMLElement>(control)];
  const current = controls.find((one) => one.tabIndex === 0);
  const active = controls.find((one) => one === wanted) ?? current ?? controls[0];
  for (const one of controls) {
    const tabIndex = one === active ? 0 : -1;
    // Setting an unchanged attribute would make the browser compute the styles of the whole table again.
    if (one.tabIndex !== tabIndex) one.tabIndex = tabIndex;
  }
}

/** The event handlers of the table. */
export interface GridFocus {
  readonly role: 'grid';
  readonly ref: RefObject<HTMLTableElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
}

/**
 * Makes a table of buttons and checkboxes one tab stop, with arrow keys, Home and End inside. Rows may be added and
 * removed.
 */
export function useGridFocus(): GridFocus {
  const ref = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const table = ref.current;
    if (!table) return undefined;
    const handleFocus = ({ target: focused }: FocusEvent) => rove(table, focused as Element);
    const observer = new MutationObserver(() => rove(table, document.activeElement));
    rove(table);
    table.addEventListener('focusin', handleFocus);
    observer.observe(table, { childList: true, subtree: true });
    return () => {
      table.removeEventListener('focusin', handleFocus);
      observer.disconnect();
    };
  }, []);
  return {
    role: 'grid',
    ref,
    onKeyDown(event) {
      const next = target(event.currentTarget, event.target as Element, event.key);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}
