import type { ReactElement, ReactNode } from 'react';
import type { LogicalSide, RenderLink } from '../environment/index.ts';
import type { MenuItem } from './menu-item.ts';

export interface DropdownMenuProps {
  /** The one button that opens the menu and names it; it has to take a ref. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  /** What the trigger is called, shown on hover and focus while the menu is closed: for triggers without words. */
  readonly tooltip?: string | undefined;
  /**
   * Stands under the items and describes the menu to screen readers: a few words, or `MenuItems`, which the arrow
   * keys reach like all others. Nothing is drawn for a footer that renders nothing.
   */
  readonly footer?: ReactNode;
  /** `click` leaves the press to the trigger, for one that is also dragged. @defaultValue 'press' */
  readonly opensOn?: 'click' | 'press' | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** @defaultValue 'bottom' */
  readonly side?: LogicalSide | undefined;
  /** @defaultValue 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Makes the menu a sheet at the lower edge of a phone, under these words: what its items are about. */
  readonly sheetTitle?: string | undefined;
  /** Draws the items of kind `link`. @defaultValue the application's renderer */
  readonly renderLink?: RenderLink | undefined;
}
