import { Accordion } from '@admin/ui';
import { useEditing } from '../editing/editing-context.ts';
import { Item } from './Item.tsx';
import styles from './Items.module.css';
import { useItemActions, type ItemActionsSpec } from './use-item-actions.ts';
import type { ItemRules } from './item-rules.ts';
import { useOpenKeys } from './item-list.ts';

/** A list with more items is long: the browser does not paint items outside of the window. */
export const longList = 20;

export interface ItemListProps extends ItemActionsSpec {
  /** Path of the list in the form. */
  readonly path: string;
  readonly isZone: boolean;
  readonly disabled: boolean;
  readonly uidOf: (key: number) => string;
  readonly labelOf: (key: number) => string;
  readonly rules: ItemRules;
}

/** The items of a list; only the fields of open items are rendered. */
export function ItemList(props: ItemListProps) {
  const { path, isZone, keys, disabled, uidOf, labelOf, order, rules, selection } = props;
  const { openItems } = useEditing();
  const open = useOpenKeys(keys);
  const actions = useItemActions(props);

  const change = (values: readonly string[]) => {
    const next = values.map(Number);
    openItems.close(open.filter((key) => !next.includes(key)));
    for (const key of next) if (!openItems.isOpen(key)) openItems.open(`${path}.#${key}`);
  };

  return (
    <div className={styles['list']} data-long={keys.length > longList || undefined}>
      <Accordion mode="multiple" onValueChange={change} value={open.map(String)}>
        {keys.map((key, index) => (
          <Item
            actions={actions}
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
