import type { ReactElement, ReactNode } from 'react';
import type { LogicalSide } from '../environment/index.ts';

export interface TooltipProps {
  /** Short text. Controls are not supported, since they may not be reachable. */
  readonly content: ReactNode;
  /** Trigger element. It must accept a ref, and be focusable for keyboard users. */
  readonly children: ReactElement;
  /** `name` is for a tooltip that repeats the accessible name of its trigger, and is not announced again. @defaultValue 'description' */
  readonly purpose?: 'description' | 'name' | undefined;
  /** Keyboard shortcut to display, such as "⌘S". */
  readonly shortcut?: string | undefined;
  /** @defaultValue 'top' */
  readonly side?: LogicalSide | undefined;
  /** @defaultValue 'center' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}
