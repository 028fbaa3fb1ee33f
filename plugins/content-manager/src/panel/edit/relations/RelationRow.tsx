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
  /** Where in the list it stands, counted from 0. */
  readonly position: number;
  /** In a list of which only a part is on the page: how far from its start, in pixels, and among how many. */
  readonly place?: { readonly start: number; readonly count: number };
  /** The row is dragged from now on. */
  readonly onHold?: () => void;
  readonly canMove: boolean;
  readonly canRemove: boolean;
  /** Address of the entry; undefined where the user may not read it. */
  readonly address: string | undefined;
  readonly order: Arranging;
  readonly onDrop: (dragged: number, side: DropSide) => void;
  /** Opens the entry beside the form; undefined where that is not possible. */
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: () => void;
}

const nothing = (): void => undefined;

/** One linked entry: what it is called, whether it is public, and what can be done with the link. */
export function RelationRow(props: RelationRowProps) {
  const {
    list,
    entry,
    name,
    position,
    place,
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
      {...(place ? { 'aria-posinset': position + 1, 'aria-setsize': place.count } : {})}
      className={styles['entry']}
      data-dragging={isDragging || undefined}
      data-drop={dropSide ?? undefined}
      data-grabbed={isGrabbed || undefined}
      data-position={position}
      ref={itemRef}
      style={place && { insetBlockStart: place.start }}
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
