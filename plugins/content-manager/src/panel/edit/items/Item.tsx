import { AccordionItem, Icon, VisuallyHidden } from '@admin/ui';
import { TriangleAlert } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { MoveHandle } from '../../arranging/MoveHandle.tsx';
import { StepButtons } from '../../arranging/StepButtons.tsx';
import type { DropSide } from '../../arranging/list-order.ts';
import type { Arranging } from '../../arranging/use-arranging.ts';
import { useEditing } from '../editing-context.ts';
import { useErrorInside } from '../errors/use-field-error.ts';
import { FieldRows } from '../layout/FieldRows.tsx';
import { headingLevelIn } from './heading-level.ts';
import { ComponentIcon } from './icons/ComponentIcon.tsx';
import styles from './Item.module.css';
import { ItemActions } from './ItemActions.tsx';
import { itemMessages } from './messages.ts';
import { SelectItem } from './selection/SelectItem.tsx';
import type { ItemSelection } from './selection/use-item-selection.ts';
import { useItemDrag } from '../../arranging/use-item-drag.ts';
import type { ItemEdits } from './use-item-edits.ts';
import { useItemText } from './use-item-text.ts';

export interface ItemProps {
  /** Path of the list that the item is in. */
  readonly list: string;
  readonly itemKey: number;
  readonly uid: string;
  /** What the item is called where there are no other words for it. */
  readonly label: string;
  readonly isZone: boolean;
  readonly disabled: boolean;
  readonly order: Arranging;
  readonly edits: ItemEdits;
  readonly selection: ItemSelection;
  readonly onDragStart: () => void;
  readonly onDrop: (dragged: number, side: DropSide) => void;
}

/** One item of a repeatable component or a dynamic zone; its fields are there while it is open. */
export function Item(props: ItemProps) {
  const { list, itemKey, uid, label, isZone, disabled, order, edits, selection } = props;
  const intl = useIntl();
  const path = `${list}.#${itemKey}`;
  const { view, layout } = useEditing();
  const component = view.components.get(uid);
  const text = useItemText(path, uid);
  const hasError = useErrorInside(path) !== undefined;
  const { itemRef, handleRef, isDragging, dropSide } = useItemDrag({
    type: isZone ? 'dynamicZone' : 'component',
    list,
    itemKey,
    canDrag: !disabled && !selection.isOn,
    onStart: props.onDragStart,
    onDrop: props.onDrop,
  });
  const isGrabbed = order.grabbed === String(itemKey);
  const title = isZone || text === '' ? label : text;

  return (
    <AccordionItem
      actions={
        <>
          {hasError && (
            <span className={styles['error']}>
              <Icon icon={TriangleAlert} size="small" />
              <VisuallyHidden>{intl.formatMessage(itemMessages.hasError)}</VisuallyHidden>
            </span>
          )}
          {isGrabbed ? (
            <StepButtons arranging={order} />
          ) : (
            !disabled &&
            !selection.isOn && <ItemActions edits={edits} itemKey={itemKey} label={title} path={path} />
          )}
        </>
      }
      data-dragging={isDragging || undefined}
      data-drop={dropSide ?? undefined}
      data-field={path}
      data-grabbed={isGrabbed || undefined}
      headingLevel={headingLevelIn(list)}
      ref={itemRef}
      startSlot={
        !disabled &&
        (selection.isOn ? (
          <SelectItem itemKey={itemKey} label={title} selection={selection} />
        ) : (
          <span className={styles['handle']} ref={handleRef}>
            <MoveHandle arranging={order} label={title} name={String(itemKey)} />
          </span>
        ))
      }
      subtitle={isZone && text !== '' ? text : undefined}
      title={
        <span className={styles['title']}>
          {isZone && <ComponentIcon name={component?.info.icon} />}
          {title}
        </span>
      }
      tone={hasError ? 'danger' : 'neutral'}
      value={String(itemKey)}
    >
      {component ? (
        <FieldRows parent={path} rows={layout.components[uid] ?? []} />
      ) : (
        <p className={styles['unknown']}>{intl.formatMessage(itemMessages.unknown, { uid })}</p>
      )}
    </AccordionItem>
  );
}
