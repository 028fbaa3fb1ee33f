import type { FormRelation } from '@admin/content-model';
import { PanelLink } from '@admin/shell';
import { IconButton, Link, Tooltip } from '@admin/ui';
import { Pencil, X } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { MoveHandle } from '../../arranging/MoveHandle.tsx';
import { StepButtons } from '../../arranging/StepButtons.tsx';
import type { DropSide } from '../../arranging/list-order.ts';
import type { Arranging } from '../../arranging/use-arranging.ts';
import { PublicationBadge } from '../../publication/PublicationBadge.tsx';
import { useItemDrag } from '../../arranging/use-item-drag.ts';
import { relationMessages } from './messages.ts';
import styles from './RelationField.module.css';

export interface RelationRowProps {
  readonly list: string;
  readonly entry: FormRelation;
  readonly name: string;
  /** Index in the list. */
  readonly position: number;
  /** Offset in pixels and number of rows, in a virtualized list. */
  readonly virtual?: { readonly start: number; readonly count: number };
  /** Called when dragging starts. */
  readonly onHold?: () => void;
  readonly canMove: boolean;
  readonly canRemove: boolean;
  /** Address of the entry; undefined if the user may not read it. */
  readonly address: string | undefined;
  readonly order: Arranging;
  readonly onDrop: (dragged: number, side: DropSide) => void;
  /** Opens the entry in a drawer; undefined if that is not possible. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: () => void;
}

const nothing = (): void => undefined;

/** One linked entry with its name, status and actions. */
export function RelationRow(props: RelationRowProps) {
  const {
    list,
    entry,
    name,
    position,
    virtual,
    onHold = nothing,
    canMove,
    canRemove,
    address,
    order,
    onDrop,
    onEdit,
    onRemove,
  } = props;
  const intl = useIntl();
  const { itemRef, handleRef, isDragging, dropSide } = useItemDrag({
    type: 'relation',
    list,
    itemKey: entry.id,
    canDrag: canMove,
    onStart: onHold,
    onDrop,
  });
  const isGrabbed = order.grabbed === String(entry.id);
  const remove = intl.formatMessage(relationMessages.remove, { entry: name });
  const edit = intl.formatMessage(relationMessages.edit, { entry: name });
  return (
    <li
      {...(virtual ? { 'aria-posinset': position + 1, 'aria-setsize': virtual.count } : {})}
      className={styles['entry']}
      data-dragging={isDragging || undefined}
      data-drop={dropSide ?? undefined}
      data-grabbed={isGrabbed || undefined}
      data-position={position}
      ref={itemRef}
      style={virtual && { insetBlockStart: virtual.start }}
    >
      {canMove && (
        <span className={styles['handle']} ref={handleRef}>
          <MoveHandle arranging={order} label={name} name={String(entry.id)} />
        </span>
      )}
      <span className={styles['name']} dir="auto" title={name}>
        {address === undefined ? (
          name
        ) : (
          <Link asChild>
            <PanelLink to={address}>{name}</PanelLink>
          </Link>
        )}
      </span>
      {'publishedAt' in entry && (
        <PublicationBadge publication={typeof entry['publishedAt'] === 'string' ? 'published' : 'draft'} />
      )}
      {isGrabbed ? (
        <StepButtons arranging={order} />
      ) : (
        <>
          {onEdit && (
            <Tooltip content={edit} purpose="name">
              <IconButton icon={Pencil} label={edit} onClick={onEdit} size="small" />
            </Tooltip>
          )}
          {canRemove && (
            <Tooltip content={remove} purpose="name">
              <IconButton icon={X} label={remove} onClick={onRemove} size="small" />
            </Tooltip>
          )}
        </>
      )}
    </li>
  );
}
