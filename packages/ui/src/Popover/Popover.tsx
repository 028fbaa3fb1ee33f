import * as Primitive from '@radix-ui/react-popover';
import type { ReactElement, ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import { useFocusOrigin } from './use-focus-origin.ts';
import { physicalSide, type LogicalSide } from '../environment/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import styles from './Popover.module.css';

export interface PopoverProps {
  /**
   * The one element that opens the layer; it has to take a ref. The focus goes back to it, or to what had it before
   * where the layer was opened from elsewhere.
   */
  readonly trigger: ReactElement;
  /** Accessible name of the layer. */
  readonly label: string;
  readonly children: ReactNode;
  /** What the trigger is called, shown on hover and focus while the layer is closed: for triggers without words. */
  readonly tooltip?: string | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** @defaultValue 'bottom' */
  readonly side?: LogicalSide | undefined;
  /** @defaultValue 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** `flush` leaves the space round the content to the content. @defaultValue 'comfortable' */
  readonly padding?: 'comfortable' | 'flush' | undefined;
  /** 240, 320 or 420 px, or as wide as its content. @defaultValue 'medium' */
  readonly width?: 'small' | 'medium' | 'large' | 'content' | undefined;
}

/** A small layer beside its trigger for a few controls: filters, settings, a short form. */
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
  /** The one button that closes the layer around it. */
  readonly children: ReactElement;
}

/** Makes the button inside it close the popover. */
export function PopoverClose({ children }: PopoverCloseProps) {
  return <Primitive.Close asChild>{children}</Primitive.Close>;
}
