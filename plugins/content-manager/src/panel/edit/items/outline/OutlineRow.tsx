import { Icon, VisuallyHidden } from '@admin/ui';
import { TriangleAlert } from '@admin/ui/icons';
import { useCallback, type KeyboardEventHandler } from 'react';
import { useIntl } from 'react-intl';
import type { DropSide } from '../../../arranging/list-order.ts';
import { useItemDrag } from '../../../arranging/use-item-drag.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useErrorInside } from '../../errors/invalid-fields.ts';
import { ComponentIcon } from '../icons/ComponentIcon.tsx';
import { itemMessages } from '../messages.ts';
import { useItemText } from '../use-item-text.ts';
import styles from './ItemOutline.module.css';

export interface OutlineRowProps {
  readonly id: string;
  /** Path of the zone. */
  readonly list: string;
  readonly itemKey: number;
  readonly uid: string;
  /** What its component is called. */
  readonly label: string;
  readonly disabled: boolean;
  /** Whether the Tab key stops at it. */
  readonly isStop: boolean;
  readonly onChoose: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onDrop: (dragged: number, side: DropSide) => void;
}

const nothing = () => undefined;

/** An item in the outline of its zone. */
export function OutlineRow(props: OutlineRowProps) {
  const { id, list, itemKey, uid, label, disabled, isStop, onChoose, onFocus, onKeyDown, onDrop } = props;
  const intl = useIntl();
  const { view } = useEditing();
  const path = `${list}.#${itemKey}`;
  const text = useItemText(path, uid);
  const hasError = useErrorInside(path) !== undefined;
  const { itemRef, handleRef, isDragging, dropSide } = useItemDrag({
    type: 'dynamicZone',
    list,
    itemKey,
    canDrag: !disabled,
    onStart: nothing,
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
        <span className={styles['kind']}>{label}</span> <span className={styles['text']}>{text}</span>
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
