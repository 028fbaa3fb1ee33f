import { useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { lateCode, LateLayer, useExtendedElement, useLateTrigger } from '../LateTrigger/index.ts';
import type { TooltipProps } from './tooltip-props.ts';
import { TooltipTimingContext, useTooltipTiming, useTooltipTracking } from './tooltip-timing.ts';

const tooltipCode = lateCode(async () => (await import('./TooltipLayer.tsx')).TooltipLayer);

/**
 * Coordinates the tooltips of an application. Optional; place it at the root.
 *
 * After one tooltip was open, the next one opens without delay. No tooltip opens when a menu or dialog that was closed
 * with the pointer restores the focus.
 */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return <TooltipTimingContext value={useTooltipTracking()}>{children}</TooltipTimingContext>;
}

/**
 * Returns the props and the ref of the trigger of a tooltip, and the layer to render next to it, for components of which
 * a page has dozens.
 */
export function useTooltip({
  purpose = 'description',
  open,
  onOpenChange,
  ...layer
}: Omit<TooltipProps, 'children'>) {
  const timing = useTooltipTiming();
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const id = useId();
  const trigger = useLateTrigger({
    isNeeded: isOpen,
    wokenBy: ['onPointerMove', 'onFocus'],
    load: tooltipCode.load,
  });
  const isHovered = useRef(false);
  const isPressed = useRef(false);
  const change = (next: boolean) => {
    // The delay can end after the press that opened a menu. Above the menu, the tooltip would take its Escape.
    if (next && (isPressed.current || hasOpenPopup(trigger.element))) return;
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  const handleFocus = (event: FocusEvent) => {
    if (timing?.lastInput() !== 'pointer') trigger.props.onFocus(event);
  };
  const handleBlur = (event: FocusEvent) => {
    isPressed.current = false;
    trigger.props.onBlur(event);
  };
  const handlePointerDown = (event: PointerEvent) => {
    isPressed.current = true;
    // A tooltip without delay may not be rendered yet, and cannot close itself.
    setOwnOpen(false);
    if (isOpen) onOpenChange?.(false);
    trigger.props.onPointerDown(event);
  };
  const handlePointerMove = (event: PointerEvent) => {
    trigger.props.onPointerMove(event);
    if (isHovered.current || event.pointerType === 'touch') return;
    isHovered.current = true;
    if (timing?.skipsDelay()) change(true);
  };
  const handlePointerLeave = (event: PointerEvent) => {
    isHovered.current = false;
    isPressed.current = false;
    trigger.props.onPointerLeave(event);
  };
  return {
    ref: trigger.ref,
    props: {
      ...trigger.props,
      ...(isOpen && purpose === 'description' ? { 'aria-describedby': id } : {}),
      onBlur: handleBlur,
      onFocus: handleFocus,
      onPointerDown: handlePointerDown,
      onPointerLeave: handlePointerLeave,
      onPointerMove: handlePointerMove,
    },
    layer: trigger.element && (
      <LateLayer code={tooltipCode} props={{ ...layer, id, onOpenChange: change, open: isOpen, trigger }} />
    ),
  };
}

/** Returns whether a menu, popover or list of an element is open. */
function hasOpenPopup(element: HTMLElement | null): boolean {
  return element?.matches('[aria-haspopup][aria-expanded="true"]') ?? false;
}

/** A short description that appears on hover and keyboard focus. It is rendered on demand. */
export function Tooltip({ children, ...spec }: TooltipProps) {
  const { ref, props, layer } = useTooltip(spec);
  const trigger = useExtendedElement(children, props, ref);
  return (
    <>
      {trigger}
      {layer}
    </>
  );
}
