import type { ReactElement, ReactNode } from 'react';
import type { LogicalSide, RenderLink } from '../environment/index.ts';
import type { MenuItem } from './menu-item.ts';

export interface DropdownMenuProps {
  /** Button that opens and labels the menu. It must accept a ref. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  /** Tooltip with the name of the trigger, for icon buttons. */
  readonly tooltip?: string | undefined;
  /**
   * Content below the items, announced as the description of the menu: a short text or `MenuItems`.
   * A footer that renders nothing takes no space.
   */
  readonly footer?: ReactNode;
  /** `click` opens the menu on release, for triggers that can also be dragged. @defaultValue 'press' */
  readonly opensOn?: 'click' | 'press' | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** @defaultValue 'bottom' */
  readonly side?: LogicalSide | undefined;
  /** @defaultValue 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Title of the menu on phones. If set, phones show the menu as a bottom sheet. */
  readonly sheetTitle?: string | undefined;
  /** Renders items of kind `link`. @defaultValue the renderer of the application */
  readonly renderLink?: RenderLink | undefined;
}
