import { AccordionItem, Icon, VisuallyHidden } from '@admin/ui';
import { TriangleAlert } from '@admin/ui/icons';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { MoveHandle } from '../../arranging/MoveHandle.tsx';
import { StepButtons } from '../../arranging/StepButtons.tsx';
import type { Grabbing } from '../../arranging/use-arranging.ts';
import { useItemDrag } from '../../arranging/use-item-drag.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useErrorInside } from '../errors/invalid-fields.ts';
import { FieldRows } from '../layout/FieldRows.tsx';
import { headingLevelIn } from './heading-level.ts';
import { ComponentIcon } from './icons/ComponentIcon.tsx';
import { ItemActions } from './ItemActions.tsx';
import styles from './ItemLine.module.css';
import { itemMessages } from './messages.ts';
import { SelectItem } from './selection/SelectItem.tsx';
import type { ItemActs } from './use-item-acts.ts';
import type { ItemRules } from './use-item-rules.ts';

export interface ItemLineProps {
  /** Path of the list that the item is in. */
  readonly list: string;
  readonly itemKey: number;
  readonly uid: string;
  readonly title: string;
  readonly subtitle: string | undefined;
  /** What the item's controls are named after; no other item of the list has the same. */
  readonly controlLabel: string;
  readonly isZone: boolean;
  readonly disabled: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Whether it is being moved step by step. */
  readonly isGrabbed: boolean;
  /** Whether it is chosen; undefined while no items are being chosen. */
  readonly isChosen: boolean | undefined;
  readonly rules: ItemRules;
  readonly acts: ItemActs;
}

/**
 * The line of an item, and its fields while it is open. A list may have many, so that what happens to one item must not
 * render the others again.
 */
export const ItemLine = memo(function ItemLine(props: ItemLineProps) {
  const { list, itemKey, uid, title, subtitle, isZone, disabled, isFirst, isLast, rules, acts } = props;
  const { controlLabel, isGrabbed, isChosen } = props;
  const intl = useIntl();
  const path = `${list}.#${itemKey}`;
  const { view, layout } = useEditing();
  const component = view.components.get(uid);
  const hasError = useErrorInside(path) !== undefined;
  const isChoosing = isChosen !== undefined;
  const { itemRef, handleRef, isDragging, dropSide } = useItemDrag({
    type: isZone ? 'dynamicZone' : 'component',
    list,
    itemKey,
    canDrag: !disabled && !isChoosing,
    onStart: acts.beginDrag,
    onDrop: (dragged, side) => acts.drop(dragged, itemKey, side),
  });
  const grabbing: Grabbing = { ...acts.grabbing, grabbed: isGrabbed ? String(itemKey) : null };

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
            <StepButtons arranging={grabbing} />
          ) : (
            !disabled &&
            !isChoosing && (
              <ItemActions
                edits={acts.edits}
                isFirst={isFirst}
                isLast={isLast}
                itemKey={itemKey}
                label={controlLabel}
                path={path}
                rules={rules}
              />
            )
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
        (isChoosing ? (
          <SelectItem isChosen={isChosen} itemKey={itemKey} label={controlLabel} onToggle={acts.toggle} />
        ) : (
          <span className={styles['handle']} ref={handleRef}>
            <MoveHandle arranging={grabbing} label={controlLabel} name={String(itemKey)} />
          </span>
        ))
      }
      subtitle={subtitle}
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
});
