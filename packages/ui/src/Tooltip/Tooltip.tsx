import * as Primitive from '@radix-ui/react-tooltip';
import { useId, useState, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import { physicalSide, type LogicalSide } from '../environment/index.ts';
import {
  BorrowedTrigger,
  useExtendedElement,
  useLateTrigger,
  type LateTrigger,
} from '../LateTrigger/index.ts';
import { LastInputContext, useLastInput, useLastInputTracking } from './last-input.ts';
import styles from './Tooltip.module.css';

/** Delay before a tooltip opens on hover, in milliseconds. */
const tooltipDelay = 400;

function Delays({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={tooltipDelay} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

/**
 * Coordinates the tooltips of an application. Optional; place it at the root.
 *
 * After one tooltip was open, the next one opens without delay. No tooltip opens when a menu or dialog that was closed
 * with the pointer restores the focus.
 */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <LastInputContext value={useLastInputTracking()}>
      <Delays>{children}</Delays>
    </LastInputContext>
  );
}

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
  const lastInput = useLastInput();
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const id = useId();
  const trigger = useLateTrigger({ isNeeded: isOpen, wokenBy: ['onPointerMove', 'onFocus'] });
  const handleFocus = (event: FocusEvent) => {
    if (lastInput?.current !== 'pointer') trigger.props.onFocus(event);
  };
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return {
    ref: trigger.ref,
    props: {
      ...trigger.props,
      ...(isOpen && purpose === 'description' ? { 'aria-describedby': id } : {}),
      onFocus: handleFocus,
    },
    layer: trigger.element && (
      <TooltipLayer {...layer} id={id} onOpenChange={change} open={isOpen} trigger={trigger} />
    ),
  };
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

interface TooltipLayerProps extends Pick<TooltipProps, 'content' | 'shortcut' | 'side' | 'align'> {
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: LateTrigger;
}

function TooltipLayer({
  content,
  shortcut,
  side = 'top',
  align = 'center',
  id,
  open,
  onOpenChange,
  trigger,
}: TooltipLayerProps) {
  const direction = useDirection();
  const isProvided = useLastInput() !== null;
  const tooltip = (
    <Primitive.Root onOpenChange={onOpenChange} open={open}>
      <Primitive.Trigger asChild>
        <BorrowedTrigger trigger={trigger} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className={styles.tooltip}
          id={id}
          side={physicalSide(side, direction)}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          {content}
          {shortcut !== undefined && <kbd className={styles.shortcut}>{shortcut}</kbd>}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
  return isProvided ? tooltip : <Delays>{tooltip}</Delays>;
}
