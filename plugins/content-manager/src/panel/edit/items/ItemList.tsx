import { Accordion } from '@admin/ui';
import type { ComponentPermission } from '../session/component-permission.ts';
import { useEditing } from '../editing-context.ts';
import { arrangingMessages } from '../../configuration/arranging/messages.ts';
import type { DropSide } from '../../configuration/arranging/drag-types.ts';
import { Item } from './Item.tsx';
import styles from './ItemList.module.css';
import type { ItemEdits } from './use-item-edits.ts';
import { useOpenKeys } from './use-items.ts';
import type { ArrangingOf } from '../../configuration/arranging/use-arranging.ts';

export interface ItemListProps {
  /** Path of the list in the form. */
  readonly path: string;
  readonly isZone: boolean;
  readonly keys: readonly number[];
  readonly disabled: boolean;
  readonly uidOf: (key: number) => string;
  readonly labelOf: (key: number) => string;
  readonly permissionOf: (uid: string) => ComponentPermission;
  readonly order: ArrangingOf<readonly number[]>;
  readonly edits: ItemEdits;
}

/** The items of a list, closed but for those that somebody works on: a closed one costs a line. */
export function ItemList(props: ItemListProps) {
  const { path, isZone, keys, disabled, uidOf, labelOf, permissionOf, order, edits } = props;
  const { openItems } = useEditing();
  const open = useOpenKeys(keys);

  const change = (next: readonly string[]) => {
    const wanted = next.map(Number);
    openItems.close(open.filter((key) => !wanted.includes(key)));
    for (const key of wanted) if (!openItems.isOpen(key)) openItems.open(`${path}.#${key}`);
  };
  const drop = (dragged: number, target: number, side: DropSide) => {
    const others = keys.filter((key) => key !== dragged);
    const at = others.indexOf(target) + (side === 'behind' ? 1 : 0);
    const next = [...others.slice(0, at), dragged, ...others.slice(at)];
    order.put(next, String(dragged), arrangingMessages.dropped);
  };

  return (
    <div className={styles['list']}>
      <Accordion mode="multiple" onValueChange={change} value={open.map(String)}>
        {keys.map((key) => (
          <Item
            disabled={disabled}
            edits={edits}
            isOpen={open.includes(key)}
            isZone={isZone}
            itemKey={key}
            key={key}
            label={labelOf(key)}
            list={path}
            onDragStart={() => openItems.close(keys)}
            onDrop={(dragged, side) => drop(dragged, key, side)}
            order={order}
            permission={permissionOf(uidOf(key))}
            uid={uidOf(key)}
          />
        ))}
      </Accordion>
    </div>
  );
}
