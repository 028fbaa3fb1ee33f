import { Badge } from '@admin/ui';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { inspectorMessages, kindMessages } from '../messages.ts';
import type { PointKind, PointRow } from './point-row.ts';
import { PointDetails } from './PointDetails.tsx';
import styles from './PointList.module.css';

export interface PointListProps {
  readonly rows: readonly PointRow[];
  /** Called with the id of the point under the pointer or with the focus; null for none. */
  readonly onHighlight: (id: string | null) => void;
}

/** Keys that move the focus in the list, with the index of the next of `count` buttons. */
const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The points by kind. Each opens its details; arrow keys move between them. */
export function PointList({ rows, onHighlight }: PointListProps) {
  const list = useRef<HTMLDivElement>(null);
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = moves[event.key];
    if (!next) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[aria-expanded]') ?? [])];
    const index = buttons.indexOf(event.currentTarget);
    buttons[next(index, buttons.length)]?.focus();
  };
  return (
    <div ref={list}>
      {kinds.map((kind) => (
        <PointGroup
          key={kind}
          kind={kind}
          onHighlight={onHighlight}
          onMove={move}
          rows={rows.filter((row) => row.kind === kind)}
        />
      ))}
    </div>
  );
}

interface PointGroupProps extends PointListProps {
  readonly kind: PointKind;
  readonly onMove: (event: KeyboardEvent<HTMLElement>) => void;
}

function PointGroup({ kind, rows, ...handlers }: PointGroupProps) {
  const intl = useIntl();
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 className={styles.heading} id={heading}>
        {intl.formatMessage(kindMessages[kind])}
      </h3>
      <ul className={styles.points}>
        {rows.map((row) => (
          <PointItem key={row.id} row={row} {...handlers} />
        ))}
      </ul>
    </section>
  );
}

interface PointItemProps extends Pick<PointGroupProps, 'onHighlight' | 'onMove'> {
  readonly row: PointRow;
}

function PointItem({ row, onHighlight, onMove }: PointItemProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { id, contributors, problems } = row;
  return (
    <li>
      <button
        aria-controls={details}
        aria-expanded={isOpen}
        className={styles.point}
        onBlur={() => onHighlight(null)}
        onClick={() => setOpen(!isOpen)}
        onFocus={() => onHighlight(id)}
        onKeyDown={onMove}
        onPointerEnter={() => onHighlight(id)}
        onPointerLeave={() => onHighlight(null)}
        type="button"
      >
        <code className={styles.id}>
          <bdi dir="ltr">{id}</bdi>
        </code>{' '}
        <span className={styles.facts}>
          {intl.formatMessage(inspectorMessages.contributors, { count: contributors.length })}{' '}
          {problems.length > 0 && (
            <Badge tone="danger">{intl.formatMessage(inspectorMessages.failing)}</Badge>
          )}
        </span>
      </button>
      <div hidden={!isOpen} id={details}>
        {isOpen && <PointDetails row={row} />}
      </div>
    </li>
  );
}
