import { Slot } from '@radix-ui/react-slot';
import { useId, useRef, useState } from 'react';
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
  opensOn = 'press',
  side = 'bottom',
  ...layer
}: DropdownMenuProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const id = useId();
  const trigger = useLateTrigger({ isNeeded: isOpen, wokenBy: comesNear });
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const wasOpen = useRef(false);
  const byClick = {
    onPointerDown: () => {
      // The menu closes for a press beside it, and the click of the same press would open it again.
      wasOpen.current = isOpen;
    },
    onClick: () => {
      if (!wasOpen.current) change(true);
      wasOpen.current = false;
    },
  };
  const opener = (
    <Slot
      {...trigger.props}
      {...(opensOn === 'click' && byClick)}
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
        <MenuLayer {...layer} id={id} onOpenChange={change} open={isOpen} side={side} trigger={trigger} />
      )}
    </>
  );
}
