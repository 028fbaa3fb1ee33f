import { Accordion } from '@admin/ui';
import { useEditing } from '../editing/editing-context.ts';
import { Item } from './Item.tsx';
import styles from './ItemList.module.css';
import { useItemActs, type ItemActsSpec } from './use-item-acts.ts';
import type { ItemRules } from './use-item-rules.ts';
import { useOpenKeys } from './use-items.ts';

/** A list of more items is long: those out of sight are not drawn. */
const manyItems = 20;

export interface ItemListProps extends ItemActsSpec {
  /** Path of the list in the form. */
  readonly path: string;
  readonly isZone: boolean;
  readonly disabled: boolean;
  readonly uidOf: (key: number) => string;
  readonly labelOf: (key: number) => string;
  readonly rules: ItemRules;
}

/** The items of a list, closed but for those that somebody works on: a closed one costs a line. */
export function ItemList(props: ItemListProps) {
  const { path, isZone, keys, disabled, uidOf, labelOf, order, rules, selection } = props;
  const { openItems } = useEditing();
  const open = useOpenKeys(keys);
  const acts = useItemActs(props);

  const change = (next: readonly string[]) => {
    const wanted = next.map(Number);
    openItems.close(open.filter((key) => !wanted.includes(key)));
    for (const key of wanted) if (!openItems.isOpen(key)) openItems.open(`${path}.#${key}`);
  };

  return (
    <div className={styles['list']} data-long={keys.length > manyItems || undefined}>
      <Accordion mode="multiple" onValueChange={change} value={open.map(String)}>
        {keys.map((key, index) => (
          <Item
            acts={acts}
            disabled={disabled}
            isChosen={selection.isOn ? selection.isChosen(key) : undefined}
            isFirst={key === keys[0]}
            isGrabbed={order.grabbed === String(key)}
            isLast={key === keys.at(-1)}
            isZone={isZone}
            itemKey={key}
            key={key}
            label={labelOf(key)}
            list={path}
            number={index + 1}
            rules={rules}
            uid={uidOf(key)}
          />
        ))}
      </Accordion>
    </div>
  );
}
