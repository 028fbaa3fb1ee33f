import type { ReactElement, ReactNode } from 'react';
import type { LogicalSide } from '../environment/index.ts';

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
