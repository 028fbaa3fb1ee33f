import {
  isDivided,
  moveToGroup,
  placeholderName,
  type ArrangedGroups,
  type LayoutPosition,
} from '@admin/content-model';
import { useIntl } from 'react-intl';
import { dragTypes, useAreaDrop } from '../arranging/use-card-drag.ts';
import { FieldCard } from '../arranging/FieldCard.tsx';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import { FieldContent } from './FieldContent.tsx';
import styles from './LayoutGrid.module.css';
import type { LayoutModel } from './layout-model.ts';
import { layoutGroupMessages, layoutMessages } from './messages.ts';

export interface LayoutGridProps {
  readonly groups: ArrangedGroups;
  /** Index of the group. */
  readonly group: number;
  readonly model: LayoutModel;
  readonly arranging: ArrangingOf<ArrangedGroups>;
  /** The last inserted field. */
  readonly inserted: string | null;
  readonly labelOf: (name: string) => string;
  readonly onEdit: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

/** The rows of a group on twelve columns. The free rest of a row, and a new row at the end, are drop targets too. */
export function LayoutGrid(props: LayoutGridProps) {
  const { groups, group, model, arranging, inserted, labelOf, onEdit, onRemove } = props;
  const intl = useIntl();
  const rows = groups[group]?.rows ?? [];
  const move = (dragged: string, position: LayoutPosition) =>
    arranging.put(moveToGroup(groups, dragged, { ...position, group }), dragged, arrangingMessages.dropped);
  return (
    <ol aria-label={intl.formatMessage(layoutMessages.fields)} className={styles['rows']}>
      {rows.map((cells, row) => (
        <li
          aria-label={intl.formatMessage(layoutMessages.row, { row: row + 1 })}
          className={styles['row']}
          key={row}
        >
          {cells.map(({ name, size }, column) => (
            <div
              className={styles['cell']}
              data-free={name === placeholderName || undefined}
              key={name}
              style={{ '--span': size } as React.CSSProperties}
            >
              {name === placeholderName ? (
                <FreeArea onDrop={(dragged) => move(dragged, { row, column })} />
              ) : (
                <FieldCard
                  arranging={arranging}
                  isInserted={inserted === name}
                  label={labelOf(name)}
                  name={name}
                  onDrop={(dragged, side) =>
                    move(dragged, { row, column: side === 'behind' ? column + 1 : column })
                  }
                  onEdit={() => onEdit(name)}
                  onRemove={() => onRemove(name)}
                  type={dragTypes.editField}
                >
                  <FieldContent label={labelOf(name)} model={model} name={name} />
                </FieldCard>
              )}
            </div>
          ))}
        </li>
      ))}
      <NewRow
        isOnly={isDivided(groups) && rows.length === 0}
        onDrop={(dragged) => move(dragged, { row: rows.length, column: 0 })}
      />
    </ol>
  );
}

function FreeArea({ onDrop }: { readonly onDrop: (dragged: string) => void }) {
  const { ref, isOver } = useAreaDrop(dragTypes.editField, onDrop);
  return <div className={styles['free']} data-over={isOver || undefined} ref={ref} />;
}

interface NewRowProps {
  /** True if the group has no fields. */
  readonly isOnly: boolean;
  readonly onDrop: (dragged: string) => void;
}

function NewRow({ isOnly, onDrop }: NewRowProps) {
  const intl = useIntl();
  const { ref, isOver, isWanted } = useAreaDrop(dragTypes.editField, onDrop);
  return (
    <li
      aria-hidden={!isOnly}
      className={styles['newRow']}
      data-over={isOver || undefined}
      data-wanted={isWanted || isOnly || undefined}
      ref={ref}
    >
      {isOnly
        ? intl.formatMessage(layoutGroupMessages.empty)
        : isWanted && intl.formatMessage(layoutMessages.newRow)}
    </li>
  );
}
