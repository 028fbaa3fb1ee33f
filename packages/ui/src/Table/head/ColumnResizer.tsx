import { useRef, useState, type PointerEvent, type SyntheticEvent } from 'react';
import { useDirection } from '../../Direction/index.ts';
import styles from './ColumnResizer.module.css';

export interface ColumnResizerProps {
  /** What is made wider or narrower: "Width of Title". */
  readonly label: string;
  /** Called with the width in pixels once a drag is over, or a key let go. */
  readonly onResize: (width: number) => void;
}

/** The narrowest and the widest that a column can be made, pixels. */
export const columnLimits = { narrowest: 60, widest: 1200 } as const;

/** How much an arrow key changes, pixels. */
const step = 16;

const sides: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

const within = (width: number): number =>
  Math.round(Math.min(columnLimits.widest, Math.max(columnLimits.narrowest, width)));

/** A change that has begun: where the pointer was, and how wide the column. */
interface Drag {
  readonly from: number;
  readonly width: number;
}

/** The column of a header in its table, which takes a width without anything being drawn again. */
function columnOf(header: HTMLTableCellElement): HTMLElement | null {
  const columns = header.closest('table')?.querySelectorAll('col');
  return columns?.[header.cellIndex] ?? null;
}

function headerOf(event: SyntheticEvent<HTMLElement>): HTMLTableCellElement | null {
  return event.currentTarget.closest('th');
}

/** Shows a width as far as it is allowed. @returns what it came to */
function show(event: SyntheticEvent<HTMLElement>, wanted: number): number {
  const header = headerOf(event);
  const column = header && columnOf(header);
  column?.style.setProperty('inline-size', `${within(wanted)}px`);
  return within(wanted);
}

/**
 * The edge of a header: dragged, or moved by the arrow keys, it makes its column wider or narrower. To assistive technology
 * it is what it does: a range of widths.
 */
export function ColumnResizer({ label, onResize }: ColumnResizerProps) {
  const forward = useDirection() === 'rtl' ? -1 : 1;
  const drag = useRef<Drag | null>(null);
  const pressed = useRef<number | null>(null);
  const [width, setWidth] = useState<number>(columnLimits.narrowest);
  const widthAt = ({ clientX }: PointerEvent, { from, width: before }: Drag): number =>
    before + forward * (clientX - from);

  return (
    <input
      aria-label={label}
      className={styles.resizer}
      max={columnLimits.widest}
      min={columnLimits.narrowest}
      onChange={(event) => {
        // What assistive technology sets, without a key.
        const wanted = show(event, event.currentTarget.valueAsNumber);
        setWidth(wanted);
        onResize(wanted);
      }}
      onFocus={(event) => setWidth(within(headerOf(event)?.offsetWidth ?? 0))}
      onKeyDown={(event) => {
        const side = sides.get(event.key);
        if (side === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        const before = pressed.current ?? headerOf(event)?.offsetWidth ?? 0;
        pressed.current = show(event, before + side * forward * step);
        setWidth(pressed.current);
      }}
      onKeyUp={() => {
        if (pressed.current !== null) onResize(pressed.current);
        pressed.current = null;
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // A range would jump to where it is pressed.
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, width: headerOf(event)?.offsetWidth ?? 0 };
      }}
      onPointerMove={(event) => {
        if (drag.current) show(event, widthAt(event, drag.current));
      }}
      onPointerUp={(event) => {
        const begun = drag.current;
        drag.current = null;
        if (begun && event.clientX !== begun.from) onResize(within(widthAt(event, begun)));
      }}
      step={1}
      type="range"
      value={width}
    />
  );
}
