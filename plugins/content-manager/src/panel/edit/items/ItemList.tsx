import { Accordion } from '@admin/ui';
import { useEditing } from '../editing-context.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import { droppedOrder } from '../../arranging/list-order.ts';
import { Item } from './Item.tsx';
import styles from './ItemList.module.css';
import type { ItemSelection } from './selection/use-item-selection.ts';
import type { ItemEdits } from './use-item-edits.ts';
import { useOpenKeys } from './use-items.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';

/** A list of more items is long: those out of sight are not drawn. */
const manyItems = 20;

export interface ItemListProps {
  /** Path of the list in the form. */
  readonly path: string;
  readonly isZone: boolean;
  readonly keys: readonly number[];
  readonly disabled: boolean;
  readonly uidOf: (key: number) => string;
  readonly labelOf: (key: number) => string;
  readonly order: ArrangingOf<readonly number[]>;
  readonly edits: ItemEdits;
  readonly selection: ItemSelection;
}

/** The items of a list, closed but for those that somebody works on: a closed one costs a line. */
export function ItemList(props: ItemListProps) {
  const { path, isZone, keys, disabled, uidOf, labelOf, order, edits, selection } = props;
  const { openItems } = useEditing();
  const open = useOpenKeys(keys);

  const change = (next: readonly string[]) => {
    const wanted = next.map(Number);
    openItems.close(open.filter((key) => !wanted.includes(key)));
    for (const key of wanted) if (!openItems.isOpen(key)) openItems.open(`${path}.#${key}`);
  };

  return (
    <div className={styles['list']} data-long={keys.length > manyItems || undefined}>
      <Accordion mode="multiple" onValueChange={change} value={open.map(String)}>
        {keys.map((key) => (
          <Item
            disabled={disabled}
            edits={edits}
            isZone={isZone}
            itemKey={key}
            key={key}
            label={labelOf(key)}
            list={path}
            onDragStart={() => openItems.close(keys)}
            onDrop={(dragged, side) =>
              order.put(droppedOrder(keys, dragged, key, side), String(dragged), arrangingMessages.dropped)
            }
            order={order}
            selection={selection}
            uid={uidOf(key)}
          />
        ))}
      </Accordion>
    </div>
  );
}
