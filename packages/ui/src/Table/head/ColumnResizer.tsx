import { useRef, useState, type PointerEvent, type ReactElement, type SyntheticEvent } from 'react';
import { useDirection } from '../../Direction/index.ts';
import styles from './ColumnResizer.module.css';

export interface ColumnResizerProps {
  /** Accessible name, such as "Width of Title". */
  readonly label: string;
  /** Called with the width in pixels when a drag ends or a key is released. */
  readonly onResize: (width: number) => void;
}

/** Minimum and maximum width of a column in pixels. */
const columnLimits = { min: 60, max: 1200 } as const;

/** Change per press of an arrow key, in pixels. */
const step = 16;

const sides: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

const within = (width: number): number =>
  Math.round(Math.min(columnLimits.max, Math.max(columnLimits.min, width)));

/** Initial pointer position and column width of a drag. */
interface Drag {
  readonly from: number;
  readonly width: number;
}

/** Returns the `<col>` of a header. Setting its width does not re-render React. */
function columnOf(header: HTMLTableCellElement): HTMLElement | null {
  const columns = header.closest('table')?.querySelectorAll('col');
  return columns?.[header.cellIndex] ?? null;
}

function headerOf(event: SyntheticEvent<HTMLElement>): HTMLTableCellElement | null {
  return event.currentTarget.closest('th');
}

/** Applies a width within the limits. @returns the applied width */
function show(event: SyntheticEvent<HTMLElement>, wanted: number): number {
  const header = headerOf(event);
  const column = header && columnOf(header);
  column?.style.setProperty('inline-size', `${within(wanted)}px`);
  return within(wanted);
}

/**
 * Returns a function that renders the handle at the edge of a header, without a component. It resizes the column by
 * dragging or with arrow keys, and is exposed as a slider.
 */
export function useColumnResizer(): (props: ColumnResizerProps) => ReactElement {
  const forward = useDirection() === 'rtl' ? -1 : 1;
  const drag = useRef<Drag | null>(null);
  const pressed = useRef<number | null>(null);
  const [width, setWidth] = useState<number>(columnLimits.min);
  const widthAt = ({ clientX }: PointerEvent, { from, width: before }: Drag): number =>
    before + forward * (clientX - from);

  return ({ label, onResize }) => (
    <input
      aria-label={label}
      className={styles.resizer}
      max={columnLimits.max}
      min={columnLimits.min}
      onChange={(event) => {
        // Assistive technology sets the value without a key.
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
        // Prevents the slider from jumping to the pressed position.
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, width: headerOf(event)?.offsetWidth ?? 0 };
      }}
      onPointerMove={(event) => {
        if (drag.current) show(event, widthAt(event, drag.current));
      }}
      onPointerUp={(event) => {
        const started = drag.current;
        drag.current = null;
        if (started && event.clientX !== started.from) onResize(within(widthAt(event, started)));
      }}
      step={1}
      type="range"
      value={width}
    />
  );
}
