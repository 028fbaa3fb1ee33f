import {
  isDivided,
  moveToGroup,
  placeholderName,
  type ArrangedGroups,
  type LayoutPosition,
} from '@admin/content-model';
import { useIntl } from 'react-intl';
import { dragTypes, usePlaceDrop } from '../arranging/use-card-drag.ts';
import { FieldCard } from '../arranging/FieldCard.tsx';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import { FieldContent } from './FieldContent.tsx';
import styles from './LayoutGrid.module.css';
import type { LayoutModel } from './layout-model.ts';
import { layoutGroupMessages, layoutMessages } from './messages.ts';

export interface LayoutGridProps {
  readonly groups: ArrangedGroups;
  /** Which group is shown, counted from 0. */
  readonly group: number;
  readonly model: LayoutModel;
  readonly arranging: ArrangingOf<ArrangedGroups>;
  /** The field that was inserted last. */
  readonly inserted: string | null;
  readonly labelOf: (name: string) => string;
  readonly onEdit: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

/** The rows of a group on their twelve columns; the free rest of a row, and the end, take fields as well. */
export function LayoutGrid(props: LayoutGridProps) {
  const { groups, group, model, arranging, inserted, labelOf, onEdit, onRemove } = props;
  const intl = useIntl();
  const rows = groups[group]?.rows ?? [];
  const move = (dragged: string, place: LayoutPosition) =>
    arranging.put(moveToGroup(groups, dragged, { ...place, group }), dragged, arrangingMessages.dropped);
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
                <FreePlace onDrop={(dragged) => move(dragged, { row, column })} />
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

function FreePlace({ onDrop }: { readonly onDrop: (dragged: string) => void }) {
  const { ref, isOver } = usePlaceDrop(dragTypes.editField, onDrop);
  return <div className={styles['free']} data-over={isOver || undefined} ref={ref} />;
}

interface NewRowProps {
  /** Whether the group has no field yet. */
  readonly isOnly: boolean;
  readonly onDrop: (dragged: string) => void;
}

function NewRow({ isOnly, onDrop }: NewRowProps) {
  const intl = useIntl();
  const { ref, isOver, isWanted } = usePlaceDrop(dragTypes.editField, onDrop);
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
