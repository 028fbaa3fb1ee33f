import { use, useId, useState, type ReactElement } from 'react';
import { lateCode, LateLayer, useExtendedElement, useLateTrigger } from '../LateTrigger/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { ClosePopoverContext } from './close-popover.ts';
import type { PopoverProps } from './popover-props.ts';

const popoverCode = lateCode(async () => (await import('./PopoverLayer.tsx')).PopoverLayer);

/** Events that load and render the layer. */
const wakeEvents = ['onPointerMove', 'onPointerDown', 'onFocus'] as const;

/**
 * A non-modal layer next to its trigger, for a few controls such as filters, settings or a short form. It is rendered, and
 * its code loaded, when the trigger is first hovered or focused.
 */
export function Popover({
  trigger: button,
  tooltip,
  open,
  onOpenChange,
  side = 'bottom',
  ...layer
}: PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const id = useId();
  const trigger = useLateTrigger({ isNeeded: isOpen, wokenBy: wakeEvents, load: popoverCode.load });
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const props = {
    ...trigger.props,
    'aria-controls': isOpen ? id : undefined,
    'aria-expanded': isOpen,
    'aria-haspopup': 'dialog',
    'data-state': isOpen ? 'open' : 'closed',
    onClick: () => change(!isOpen),
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
          code={popoverCode}
          props={{ ...layer, id, onOpenChange: change, open: isOpen, side, trigger }}
        />
      )}
    </>
  );
}

export interface PopoverCloseProps {
  /** Button that closes the popover. */
  readonly children: ReactElement;
}

const noRef = () => undefined;

/** Closes the surrounding popover when its button is pressed. */
export function PopoverClose({ children }: PopoverCloseProps) {
  const onClick = use(ClosePopoverContext);
  return useExtendedElement(children, { onClick }, noRef);
}
