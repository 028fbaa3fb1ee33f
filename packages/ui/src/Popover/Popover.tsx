import * as Primitive from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import { useFocusOrigin } from './use-focus-origin.ts';
import { physicalSide, type LogicalSide } from '../environment/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import styles from './Popover.module.css';

export interface PopoverProps {
  /**
   * Element that opens the popover. It must accept a ref. When the popover closes, the focus returns to it, or to the
   * element that had the focus before.
   */
  readonly trigger: ReactElement;
  /** Accessible name of the popover. */
  readonly label: string;
  readonly children: ReactNode;
  /** Tooltip with the name of the trigger, for icon buttons. */
  readonly tooltip?: string | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** @defaultValue 'bottom' */
  readonly side?: LogicalSide | undefined;
  /** @defaultValue 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** `flush` removes the padding. @defaultValue 'comfortable' */
  readonly padding?: 'comfortable' | 'flush' | undefined;
  /** Width: 240, 320 or 420 px, or the width of the content. @defaultValue 'medium' */
  readonly width?: 'small' | 'medium' | 'large' | 'content' | undefined;
}

/** A non-modal layer next to its trigger, for a few controls such as filters, settings or a short form. */
export function Popover({
  trigger,
  label,
  children,
  tooltip,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  padding = 'comfortable',
  width = 'medium',
}: PopoverProps) {
  const direction = useDirection();
  const focus = useFocusOrigin();
  const opener = <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>;
  return (
    <Primitive.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {tooltip === undefined ? (
        opener
      ) : (
        <Tooltip content={tooltip} purpose="name" side={side}>
          {opener}
        </Tooltip>
      )}
      <Primitive.Portal>
        <Primitive.Content
          {...focus}
          aria-label={label}
          className={styles.popover}
          data-padding={padding}
          data-width={width}
          side={physicalSide(side, direction)}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

export interface PopoverCloseProps {
  /** Button that closes the popover. */
  readonly children: ReactElement;
}

/** Closes the surrounding popover when its button is pressed. */
export function PopoverClose({ children }: PopoverCloseProps) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}
