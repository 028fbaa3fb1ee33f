import { VisuallyHidden, Icon } from '@admin/ui';
import { useId, useState, useCallback, type KeyboardEventHandler } from 'react';
import { useIntl } from 'react-intl';
import { TriangleAlert } from '@admin/ui/icons';
import { droppedOrder, steppedOrder, type DropSide } from '../../arranging/list-order.ts';
import { arrangingMessages } from '../../arranging/messages.ts';
import type { ArrangingOf } from '../../arranging/use-arranging.ts';
import { useAfterRender } from '../../scheduling.tsx';
import styles from './ItemOutline.module.css';
import { useItemDrag } from '../../arranging/use-item-drag.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useErrorInside } from '../errors/invalid-fields.ts';
import { ComponentIcon } from './ComponentIcon.tsx';
import { itemMessages } from './messages.ts';
import { useItemTitle } from './item-names.ts';

export interface ItemOutlineProps {
  readonly id: string;
  /** The label of the zone. */
  readonly label: string;
  /** Path of the zone in the form. */
  readonly path: string;
  readonly keys: readonly number[];
  /** Prevents moving items. */
  readonly disabled: boolean;
  readonly uidOf: (key: number) => string;
  readonly labelOf: (key: number) => string;
  readonly order: ArrangingOf<readonly number[]>;
  /** Opens and focuses an item. */
  readonly onChoose: (key: number) => void;
}

/**
 * The names of a long zone's items, with links to the items and markers for errors. It is a single Tab stop: the arrow keys
 * move between rows and, with Alt, move the item.
 */
export function ItemOutline(props: ItemOutlineProps) {
  const { id, label, path, keys, disabled, uidOf, labelOf, order, onChoose } = props;
  const intl = useIntl();
  const keysId = useId();
  const [current, setCurrent] = useState<number | undefined>(keys[0]);
  const stop = current !== undefined && keys.includes(current) ? current : keys[0];
  const rowOf = (key: number) => document.getElementById(`${id}-${key}`);
  // Some browsers drop the focus of an element that is moved in its list.
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
      aria-label={intl.formatMessage(itemMessages.outlineName, { list: label })}
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
        {intl.formatMessage(disabled ? itemMessages.outlineKeys : itemMessages.outlineMoveKeys)}
      </VisuallyHidden>
    </nav>
  );
}

interface OutlineRowProps {
  readonly id: string;
  /** Path of the zone. */
  readonly list: string;
  readonly itemKey: number;
  readonly uid: string;
  /** The display name of its component. */
  readonly label: string;
  readonly disabled: boolean;
  /** True if it is the Tab stop of the outline. */
  readonly isStop: boolean;
  readonly onChoose: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onDrop: (dragged: number, side: DropSide) => void;
}

const noop = () => undefined;

function OutlineRow(props: OutlineRowProps) {
  const { id, list, itemKey, uid, label, disabled, isStop, onChoose, onFocus, onKeyDown, onDrop } = props;
  const intl = useIntl();
  const { view } = useEditing();
  const path = `${list}.#${itemKey}`;
  const title = useItemTitle(path, uid);
  const hasError = useErrorInside(path) !== undefined;
  const { itemRef, handleRef, isDragging, dropSide } = useItemDrag({
    type: 'dynamicZone',
    list,
    itemKey,
    canDrag: !disabled,
    onStart: noop,
    onDrop,
  });
  const ref = useCallback(
    (row: HTMLElement | null) => {
      itemRef(row);
      handleRef(row);
    },
    [itemRef, handleRef],
  );
  return (
    <li
      className={styles['row']}
      data-dragging={isDragging || undefined}
      data-drop={dropSide ?? undefined}
      ref={ref}
    >
      <button
        className={styles['link']}
        id={id}
        onClick={onChoose}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        tabIndex={isStop ? 0 : -1}
        type="button"
      >
        <ComponentIcon name={view.components.get(uid)?.info.icon} />
        <span className={styles['kind']}>{label}</span> <span className={styles['text']}>{title}</span>
        {hasError && (
          <span className={styles['error']}>
            <Icon icon={TriangleAlert} size="small" />
            <VisuallyHidden>{intl.formatMessage(itemMessages.hasError)}</VisuallyHidden>
          </span>
        )}
      </button>
    </li>
  );
}

/** The minimum number of items of a zone with an outline. */
const minItems = 8;

/** The state of a zone's outline. */
export interface Outline {
  /** The id of the outline's element. */
  readonly id: string;
  /** True if the zone is long enough for one. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Returns the state of a zone's outline. It closes when the zone becomes too short. */
export function useOutline(isZone: boolean, count: number): Outline {
  const id = useId();
  const [isRequested, setIsRequested] = useState(false);
  const isOffered = isZone && count >= minItems;
  return {
    id,
    isOffered,
    isOpen: isOffered && isRequested,
    toggle: () => setIsRequested((before) => !before),
  };
}
