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
import { FieldRows } from '../fields/FieldRows.tsx';
import { editMessages } from '../messages.ts';
import { ComponentIcon } from './ComponentIcon.tsx';
import { headingLevelIn } from './item-list.ts';
import { useItemTitle } from './item-names.ts';
import type { ItemRules } from './item-rules.ts';
import { ItemMenu } from './ItemMenu.tsx';
import styles from './Items.module.css';
import { itemMessages } from './messages.ts';
import { SelectItem } from './SelectionBar.tsx';
import type { ItemActions } from './use-item-actions.ts';

interface ListedItem {
  /** Path of the list that contains the item. */
  readonly list: string;
  readonly itemKey: number;
  readonly uid: string;
  readonly isZone: boolean;
  readonly disabled: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** True if it is being moved step by step. */
  readonly isGrabbed: boolean;
  /** True if it is selected; undefined outside of the selection mode. */
  readonly isChosen: boolean | undefined;
  readonly rules: ItemRules;
  readonly actions: ItemActions;
}

export interface ItemProps extends ListedItem {
  /** The position in the list, counted from 1. */
  readonly number: number;
  /** The name of an item without a title. */
  readonly label: string;
}

/**
 * One item of a repeatable component or a dynamic zone. An item with a title does not show its number, so a new number does
 * not render it.
 */
export function Item({ label, number, ...item }: ItemProps) {
  const intl = useIntl();
  const { list, itemKey, uid, isZone } = item;
  const title = useItemTitle(`${list}.#${itemKey}`, uid);
  if (!isZone) {
    const name = title === '' ? label : title;
    return <ItemPanel {...item} controlLabel={name} subtitle={undefined} title={name} />;
  }
  // The controls of two items of one component need different names.
  const controlLabel =
    title === ''
      ? intl.formatMessage(editMessages.numberedItem, { name: label, number })
      : intl.formatMessage(itemMessages.titled, { name: label, title });
  return (
    <ItemPanel
      {...item}
      controlLabel={controlLabel}
      subtitle={title === '' ? undefined : title}
      title={label}
    />
  );
}

interface ItemPanelProps extends ListedItem {
  readonly title: string;
  readonly subtitle: string | undefined;
  /** The item's name in the names of its controls, unique in the list. */
  readonly controlLabel: string;
}

/** The header of an item, and its fields while it is open. Memoised, so a change of one item renders no other. */
const ItemPanel = memo(function ItemPanel(props: ItemPanelProps) {
  const { list, itemKey, uid, title, subtitle, isZone, disabled, actions } = props;
  const { controlLabel, isGrabbed, isChosen } = props;
  const intl = useIntl();
  const path = `${list}.#${itemKey}`;
  const { view, layout } = useEditing();
  const component = view.components.get(uid);
  const hasError = useErrorInside(path) !== undefined;
  const { itemRef, handleRef, isDragging, dropSide } = useItemDrag({
    type: isZone ? 'dynamicZone' : 'component',
    list,
    itemKey,
    canDrag: !disabled && isChosen === undefined,
    onStart: actions.startDrag,
    onDrop: (dragged, side) => actions.drop(dragged, itemKey, side),
  });
  const grabbing: Grabbing = { ...actions.grabbing, grabbed: isGrabbed ? String(itemKey) : null };

  return (
    <AccordionItem
      actions={<ItemButtons {...props} grabbing={grabbing} hasError={hasError} path={path} />}
      data-dragging={isDragging || undefined}
      data-drop={dropSide ?? undefined}
      data-field={path}
      data-grabbed={isGrabbed || undefined}
      headingLevel={headingLevelIn(list)}
      ref={itemRef}
      startSlot={
        !disabled &&
        (isChosen === undefined ? (
          <span className={styles['handle']} ref={handleRef}>
            <MoveHandle arranging={grabbing} label={controlLabel} name={String(itemKey)} />
          </span>
        ) : (
          <SelectItem isChosen={isChosen} itemKey={itemKey} label={controlLabel} onToggle={actions.toggle} />
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

interface ItemButtonsProps extends ItemPanelProps {
  readonly path: string;
  readonly hasError: boolean;
  readonly grabbing: Grabbing;
}

/** The error marker at the end of an item's header, and its menu, or the step buttons while it is being moved. */
function ItemButtons(props: ItemButtonsProps) {
  const { path, itemKey, controlLabel, disabled, isFirst, isLast, isGrabbed, isChosen } = props;
  const { rules, actions, hasError, grabbing } = props;
  const intl = useIntl();
  return (
    <>
      {hasError && (
        <span className={styles['error']}>
          <Icon icon={TriangleAlert} size="small" />
          <VisuallyHidden>{intl.formatMessage(itemMessages.hasError)}</VisuallyHidden>
        </span>
      )}
      {isGrabbed && <StepButtons arranging={grabbing} />}
      {!isGrabbed && !disabled && isChosen === undefined && (
        <ItemMenu
          edits={actions.edits}
          isFirst={isFirst}
          isLast={isLast}
          itemKey={itemKey}
          label={controlLabel}
          path={path}
          rules={rules}
        />
      )}
    </>
  );
}
