import type { LayoutStep } from '@admin/content-model';
import { type Direction, IconButton, Tooltip, useDirection } from '@admin/ui';
import { GripVertical } from '@admin/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { arrangingMessages } from './messages.ts';
import type { Grabbing } from './use-arranging.ts';

export interface MoveHandleProps {
  readonly name: string;
  readonly label: string;
  readonly arranging: Grabbing;
}

/** Grabs its field with Space, Enter or a press. The arrow keys then move the field, with the focus. */
export function MoveHandle({ name, label, arranging }: MoveHandleProps) {
  const intl = useIntl();
  const direction = useDirection();
  const button = useRef<HTMLButtonElement>(null);
  const isGrabbed = arranging.grabbed === name;
  useLayoutEffect(() => {
    // In another row the button is mounted again, and moving it in its list removes the focus: restore it for the next
    // key.
    if (isGrabbed && document.activeElement === document.body) button.current?.focus();
  });
  const text = intl.formatMessage(arrangingMessages.move, { field: label });
  return (
    <Tooltip content={text} purpose="name">
      <IconButton
        aria-describedby={arranging.instructionsId}
        aria-pressed={isGrabbed}
        icon={GripVertical}
        label={text}
        onClick={() => arranging.toggle(name)}
        onKeyDown={(event) => {
          if (!isGrabbed) return;
          const step = stepOfKey(event.key, direction);
          if (step) arranging.step(step);
          else if (event.key === 'Escape') arranging.cancel();
          else if (event.key === 'Tab') arranging.drop();
          if (step || event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
        ref={button}
        size="small"
      />
    </Tooltip>
  );
}

/** Returns the step of an arrow key; undefined for other keys. */
export function stepOfKey(key: string, direction: Direction): LayoutStep | undefined {
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return direction === 'rtl' ? 'forward' : 'back';
    case 'ArrowRight':
      return direction === 'rtl' ? 'back' : 'forward';
    default:
      return undefined;
  }
}
