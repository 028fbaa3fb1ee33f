import { useId, useRef, useState } from 'react';
import { LateLayer, useExtendedElement, useLateTrigger } from '../LateTrigger/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import type { DropdownMenuProps } from './dropdown-menu-props.ts';
import { menuCode, menuWakeEvents } from './menu-code.ts';

/**
 * A menu of actions, links and options, opened by a button.
 *
 * Arrow keys, Home, End and typeahead move between items. The menu is not modal: a click that closes it also reaches
 * its target, except on phones with `sheetTitle`. The menu is rendered, and its code loaded, when the trigger is
 * first hovered or focused.
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
  const trigger = useLateTrigger({ isNeeded: isOpen, wokenBy: menuWakeEvents, load: menuCode.load });
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const wasOpen = useRef(false);
  const byClick = {
    onPointerDown: () => {
      // A press outside closes the menu, and the click of the same press would open it again.
      wasOpen.current = isOpen;
    },
    onClick: () => {
      if (!wasOpen.current) change(true);
      wasOpen.current = false;
    },
  };
  const props = {
    ...trigger.props,
    ...(opensOn === 'click' && byClick),
    'aria-controls': isOpen ? `${id}menu` : undefined,
    'aria-expanded': isOpen,
    'aria-haspopup': 'menu',
    'data-state': isOpen ? 'open' : 'closed',
    id,
  };
  const opener = useExtendedElement(button, props, trigger.ref);
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
        <LateLayer
          code={menuCode}
          props={{ ...layer, id, onOpenChange: change, open: isOpen, side, trigger }}
        />
      )}
    </>
  );
}
