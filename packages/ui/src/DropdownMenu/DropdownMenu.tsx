import { Slot } from '@radix-ui/react-slot';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import type { LogicalSide, RenderLink } from '../environment/index.ts';
import { useLateTrigger } from '../LateTrigger/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuLayer } from './MenuLayer.tsx';

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

/** Near enough for the menu to hear what opens it. It tells keys from pointers by what happened since it is there. */
const comesNear = ['onPointerMove', 'onPointerDown', 'onFocus', 'onKeyDown'] as const;

/**
 * A menu of actions, links and choices, given as data. Arrow keys, Home, End and first letters move in it. The page
 * behind stays alive: the click that closes the menu also does what it is aimed at, but for a sheet, under which lies
 * a shade. Nothing but the trigger is drawn before somebody comes near it.
 */
export function DropdownMenu({
  trigger: button,
  tooltip,
  open,
  onOpenChange,
  side = 'bottom',
  ...layer
}: DropdownMenuProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const id = useId();
  const trigger = useLateTrigger({ isNeeded: isOpen, wokenBy: comesNear });
  const opener = (
    <Slot
      {...trigger.props}
      aria-controls={isOpen ? `${id}menu` : undefined}
      aria-expanded={isOpen}
      aria-haspopup="menu"
      data-state={isOpen ? 'open' : 'closed'}
      id={id}
    >
      {button}
    </Slot>
  );
  return (
    <>
      {tooltip === undefined ? (
        opener
      ) : (
        <Tooltip content={tooltip} purpose="name" side={side}>
          {opener}
        </Tooltip>
      )}
      {trigger.element && (
        <MenuLayer
          {...layer}
          id={id}
          onOpenChange={(next) => {
            setOwnOpen(next);
            onOpenChange?.(next);
          }}
          open={isOpen}
          side={side}
          trigger={trigger}
        />
      )}
    </>
  );
}
