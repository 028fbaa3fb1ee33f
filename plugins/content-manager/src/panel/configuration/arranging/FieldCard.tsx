import { IconButton, Tooltip } from '@admin/ui';
import { EyeOff, Pencil } from '@admin/ui/icons';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DropSide } from '../../arranging/list-order.ts';
import { type DragType, useCardDrag } from './use-card-drag.ts';
import styles from './FieldCard.module.css';
import { arrangingMessages } from '../../arranging/messages.ts';
import { MoveHandle } from '../../arranging/MoveHandle.tsx';
import { StepButtons } from '../../arranging/StepButtons.tsx';
import type { Arranging } from '../../arranging/use-arranging.ts';

export interface FieldCardProps {
  readonly type: DragType;
  readonly name: string;
  readonly label: string;
  /** The type of the field. */
  readonly hint?: string;
  readonly arranging: Arranging;
  /** The field was inserted last: its card is scrolled into view. */
  readonly isInserted: boolean;
  readonly onDrop: (dragged: string, side: DropSide) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  /** Content of the field, such as the fields of a component. */
  readonly children?: ReactNode;
}

/** A card of a field, which can be moved, edited and removed. */
export function FieldCard(props: FieldCardProps) {
  const { type, name, label, hint, arranging, isInserted, onDrop, onEdit, onRemove, children } = props;
  const intl = useIntl();
  const { ref, isDragging, dropSide } = useCardDrag({ type, name, onDrop });
  const isGrabbed = arranging.grabbed === name;
  const line = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isInserted) return;
    line.current?.scrollIntoView({ block: 'nearest' });
    // The insert control is disabled after the last field.
    if (document.activeElement?.matches('body, :disabled')) line.current?.querySelector('button')?.focus();
  }, [isInserted]);
  return (
    <div
      className={styles['card']}
      data-dragging={isDragging || undefined}
      data-drop={dropSide ?? undefined}
      data-grabbed={isGrabbed || undefined}
      data-inserted={isInserted || undefined}
      ref={ref}
    >
      <div className={styles['line']} ref={line}>
        <MoveHandle arranging={arranging} label={label} name={name} />
        <span className={styles['label']} title={label}>
          {label}
          {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
        </span>
        {isGrabbed ? (
          <StepButtons arranging={arranging} />
        ) : (
          <span className={styles['actions']}>
            <CardAction
              icon={Pencil}
              label={intl.formatMessage(arrangingMessages.edit, { field: label })}
              onPress={onEdit}
            />
            <CardAction
              icon={EyeOff}
              label={intl.formatMessage(arrangingMessages.remove, { field: label })}
              onPress={onRemove}
            />
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

function CardAction(props: {
  readonly icon: typeof Pencil;
  readonly label: string;
  readonly onPress: () => void;
}) {
  const { icon, label, onPress } = props;
  return (
    <Tooltip content={label} purpose="name">
      <IconButton icon={icon} label={label} onClick={onPress} size="small" />
    </Tooltip>
  );
}
