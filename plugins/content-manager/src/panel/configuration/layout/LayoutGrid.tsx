import { moveField, placeholderName, type LayoutPlace, type LayoutRows } from '@admin/content-model';
import { useIntl } from 'react-intl';
import { dragTypes } from '../arranging/drag-types.ts';
import { FieldCard } from '../arranging/FieldCard.tsx';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import { usePlaceDrop } from '../arranging/use-card-drag.ts';
import { FieldContent } from './FieldContent.tsx';
import styles from './LayoutGrid.module.css';
import type { LayoutModel } from './layout-model.ts';
import { layoutMessages } from './messages.ts';

export interface LayoutGridProps {
  readonly rows: LayoutRows;
  readonly model: LayoutModel;
  readonly arranging: ArrangingOf<LayoutRows>;
  readonly labelOf: (name: string) => string;
  readonly onEdit: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

/** The rows of an edit view on their twelve columns; the free rest of a row, and the end, take fields as well. */
export function LayoutGrid({ rows, model, arranging, labelOf, onEdit, onRemove }: LayoutGridProps) {
  const intl = useIntl();
  const move = (dragged: string, place: LayoutPlace) =>
    arranging.put(moveField(rows, dragged, place), dragged, arrangingMessages.dropped);
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
      <NewRow onDrop={(dragged) => move(dragged, { row: rows.length, column: 0 })} />
    </ol>
  );
}

function FreePlace({ onDrop }: { readonly onDrop: (dragged: string) => void }) {
  const { ref, isOver } = usePlaceDrop(dragTypes.editField, onDrop);
  return <div className={styles['free']} data-over={isOver || undefined} ref={ref} />;
}

function NewRow({ onDrop }: { readonly onDrop: (dragged: string) => void }) {
  const intl = useIntl();
  const { ref, isOver, isWanted } = usePlaceDrop(dragTypes.editField, onDrop);
  return (
    <li
      aria-hidden
      className={styles['newRow']}
      data-over={isOver || undefined}
      data-wanted={isWanted || undefined}
      ref={ref}
    >
      {isWanted && intl.formatMessage(layoutMessages.newRow)}
    </li>
  );
}
