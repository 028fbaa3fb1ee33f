import { VisuallyHidden } from '@admin/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { droppedOrder, steppedOrder } from '../../../arranging/list-order.ts';
import { arrangingMessages } from '../../../arranging/messages.ts';
import type { ArrangingOf } from '../../../arranging/use-arranging.ts';
import { useAfterRender } from '../../../scheduling.tsx';
import styles from './ItemOutline.module.css';
import { outlineMessages } from './messages.ts';
import { OutlineRow } from './OutlineRow.tsx';

export interface ItemOutlineProps {
  readonly id: string;
  /** What the zone is called. */
  readonly label: string;
  /** Path of the zone in the form. */
  readonly path: string;
  readonly keys: readonly number[];
  /** Whether items may not be moved. */
  readonly disabled: boolean;
  readonly uidOf: (key: number) => string;
  readonly labelOf: (key: number) => string;
  readonly order: ArrangingOf<readonly number[]>;
  /** Leads to an item. */
  readonly onChoose: (key: number) => void;
}

/**
 * The items of a long zone by name: which there are, which have something wrong in them, and the way to each. One stop of
 * the Tab key, whose arrow keys go from row to row and, with Alt, move the item.
 */
export function ItemOutline(props: ItemOutlineProps) {
  const { id, label, path, keys, disabled, uidOf, labelOf, order, onChoose } = props;
  const intl = useIntl();
  const keysId = useId();
  const [current, setCurrent] = useState<number | undefined>(keys[0]);
  const stop = current !== undefined && keys.includes(current) ? current : keys[0];
  const rowOf = (key: number) => document.getElementById(`${id}-${key}`);
  // What is moved in its list loses the focus in some browsers.
  const focus = useAfterRender<number>((key) => rowOf(key)?.focus());

  const step = (key: number, direction: 'up' | 'down'): void => {
    const next = steppedOrder(keys, key, direction);
    order.put(next, String(key), next === keys ? arrangingMessages.stuck : arrangingMessages.moved);
    focus(key);
  };
  const handleKey = (event: React.KeyboardEvent, key: number): void => {
    const isUp = event.key === 'ArrowUp';
    if (!isUp && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.altKey) {
      if (!disabled) step(key, isUp ? 'up' : 'down');
      return;
    }
    const neighbour = keys[keys.indexOf(key) + (isUp ? -1 : 1)];
    if (neighbour !== undefined) rowOf(neighbour)?.focus();
  };
  return (
    <nav
      aria-describedby={keysId}
      aria-label={intl.formatMessage(outlineMessages.name, { list: label })}
      className={styles['outline']}
      id={id}
    >
      <ol className={styles['rows']}>
        {keys.map((key) => (
          <OutlineRow
            disabled={disabled}
            id={`${id}-${key}`}
            isStop={key === stop}
            itemKey={key}
            key={key}
            label={labelOf(key)}
            list={path}
            onChoose={() => onChoose(key)}
            onDrop={(dragged, side) =>
              order.put(droppedOrder(keys, dragged, key, side), String(dragged), arrangingMessages.dropped)
            }
            onFocus={() => setCurrent(key)}
            onKeyDown={(event) => handleKey(event, key)}
            uid={uidOf(key)}
          />
        ))}
      </ol>
      <VisuallyHidden id={keysId}>
        {intl.formatMessage(disabled ? outlineMessages.keys : outlineMessages.moveKeys)}
      </VisuallyHidden>
    </nav>
  );
}
