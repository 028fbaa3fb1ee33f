import { Slot } from '@radix-ui/react-slot';
import { useId, useState } from 'react';
import { useLateTrigger } from '../LateTrigger/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import type { DropdownMenuProps } from './dropdown-menu-props.ts';
import { MenuLayer } from './MenuLayer.tsx';

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
