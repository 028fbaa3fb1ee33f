import { Slot } from '@radix-ui/react-slot';
import * as Primitive from '@radix-ui/react-tooltip';
import { useId, useState, type FocusEvent, type ReactElement, type ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import { physicalSide, type LogicalSide } from '../environment/index.ts';
import { BorrowedTrigger, useLateTrigger, type LateTrigger } from '../LateTrigger/index.ts';
import { LastInputContext, useLastInput, useLastInputTracking } from './last-input.ts';
import styles from './Tooltip.module.css';

/** Milliseconds that the pointer rests before a tooltip opens. */
export const tooltipDelay = 400;

function Delays({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={tooltipDelay} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  );
}

/**
 * Optional, at an application's root: moving on from one open tooltip opens the next without delay, and none opens
 * because a menu or dialog that was closed with the pointer gives the focus back.
 */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <LastInputContext value={useLastInputTracking()}>
      <Delays>{children}</Delays>
    </LastInputContext>
  );
}

export interface TooltipProps {
  /** A few words; no controls, because the pointer cannot be relied on to reach them. */
  readonly content: ReactNode;
  /** The one element that is explained. It must take a ref and be able to have focus to serve keyboards. */
  readonly children: ReactElement;
  /** `name` repeats the accessible name that the element already has, so it is not announced again. @defaultValue 'description' */
  readonly purpose?: 'description' | 'name' | undefined;
  /** Keys that do the same, such as "⌘S". */
  readonly shortcut?: string | undefined;
  /** @defaultValue 'top' */
  readonly side?: LogicalSide | undefined;
  /** @defaultValue 'center' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A short explanation on hover and on keyboard focus. Nothing of it is drawn before. */
export function Tooltip({ purpose = 'description', open, onOpenChange, children, ...layer }: TooltipProps) {
  const lastInput = useLastInput();
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const id = useId();
  const trigger = useLateTrigger({ isNeeded: isOpen, wokenBy: ['onPointerMove', 'onFocus'] });
  const handleFocus = (event: FocusEvent) => {
    if (lastInput?.current !== 'pointer') trigger.props.onFocus(event);
  };
  return (
    <>
      <Slot
        {...trigger.props}
        {...(isOpen && purpose === 'description' ? { 'aria-describedby': id } : {})}
        onFocus={handleFocus}
      >
        {children}
      </Slot>
      {trigger.element && (
        <TooltipLayer
          {...layer}
          id={id}
          onOpenChange={(next) => {
            setOwnOpen(next);
            onOpenChange?.(next);
          }}
          open={isOpen}
          trigger={trigger}
        />
      )}
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
