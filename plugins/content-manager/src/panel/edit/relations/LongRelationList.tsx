import type { FormRelation } from '@admin/content-model';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import styles from './RelationField.module.css';
import { RelationRow, type RelationRowProps } from './RelationRow.tsx';

/** Height of a row with its gap, in pixels (S1-9.2). */
const rowPitch = 54;

/** Number of visible rows. */
const visibleRows = 7;

/** Number of rows that are rendered above and below the visible ones. */
const overscan = 8;

export interface LongRelationListProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly entries: readonly FormRelation[];
  /** Id of the entry that the arrow keys move; null for none. */
  readonly grabbed: string | null;
  readonly rowOf: (entry: FormRelation, position: number) => RelationRowProps;
}

/** A virtualized list of linked entries. The row that has the focus or is dragged stays rendered while scrolling. */
export function LongRelationList({ label, entries, grabbed, rowOf }: LongRelationListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const active = activeId === null ? -1 : entries.findIndex(({ id }) => id === activeId);
  const inSight = useRowsInSight(frame, entries.length);
  const positions =
    active === -1 || inSight.includes(active)
      ? inSight
      : [...inSight, active].toSorted((one, other) => one - other);
  const activate = useEffectEvent((target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest<HTMLElement>('li') : null;
    const entry = entries[Number(row?.dataset['position'])];
    if (entry) setActiveId(entry.id);
  });
  useEffect(() => {
    const element = frame.current;
    const listen = ({ target }: FocusEvent) => activate(target);
    element?.addEventListener('focusin', listen);
    return () => element?.removeEventListener('focusin', listen);
  }, []);
  const moving = grabbed === null ? -1 : entries.findIndex(({ id }) => String(id) === grabbed);
  useEffect(() => {
    if (moving !== -1 && frame.current) scrollToRow(frame.current, moving);
  }, [moving]);
  return (
    <div className={styles['frame']} ref={frame}>
      <ul aria-label={label} className={styles['long']} style={{ blockSize: entries.length * rowPitch }}>
        {positions.map((position) => {
          const entry = entries[position];
          return (
            entry && (
              <RelationRow
                key={entry.id}
                {...rowOf(entry, position)}
                virtual={{ start: position * rowPitch, count: entries.length }}
                onHold={() => setActiveId(entry.id)}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}

/** Returns the indexes of the visible rows and some around them. */
function useRowsInSight(frame: RefObject<HTMLElement | null>, count: number): readonly number[] {
  const [top, setTop] = useState(0);
  useEffect(() => {
    const element = frame.current;
    const listen = () => setTop(Math.floor((element?.scrollTop ?? 0) / rowPitch));
    element?.addEventListener('scroll', listen, { passive: true });
    return () => element?.removeEventListener('scroll', listen);
  }, [frame]);
  const first = Math.max(0, Math.min(top, count - visibleRows) - overscan);
  const behind = Math.min(count, first + visibleRows + 2 * overscan);
  return Array.from({ length: behind - first }, (_, index) => first + index);
}

/** Scrolls by the minimum that makes a row visible. */
function scrollToRow(frame: HTMLElement, position: number): void {
  const start = position * rowPitch;
  const end = start + rowPitch;
  if (start < frame.scrollTop) frame.scrollTop = start;
  else if (end > frame.scrollTop + frame.clientHeight) frame.scrollTop = end - frame.clientHeight;
}
