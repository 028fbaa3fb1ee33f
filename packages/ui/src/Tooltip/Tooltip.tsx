import { Slot } from '@radix-ui/react-slot';
import * as Primitive from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef, FocusEvent, ReactElement, ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import { physicalSide, type LogicalSide } from '../environment/index.ts';
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

/** A short explanation on hover and on keyboard focus. */
export function Tooltip(props: TooltipProps) {
  const isProvided = useLastInput() !== null;
  const tooltip = <TooltipBody {...props} />;
  return isProvided ? tooltip : <Delays>{tooltip}</Delays>;
}

function TooltipBody({
  content,
  children,
  purpose = 'description',
  shortcut,
  side = 'top',
  align = 'center',
  open,
  onOpenChange,
}: TooltipProps) {
  const direction = useDirection();
  const lastInput = useLastInput();
  const state = open === undefined ? {} : { open };
  const listener = onOpenChange === undefined ? {} : { onOpenChange };
  const handleFocus = (event: FocusEvent) => {
    if (lastInput?.current === 'pointer') event.preventDefault();
  };
  return (
    <Primitive.Root {...state} {...listener}>
      <Primitive.Trigger asChild onFocus={handleFocus}>
        {purpose === 'name' ? <Undescribed>{children}</Undescribed> : children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          className={styles.tooltip}
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
}

/** Passes the trigger's props on to the element, but for the reference to the tooltip as its description. */
function Undescribed({ 'aria-describedby': _tooltip, ...rest }: ComponentPropsWithRef<typeof Slot>) {
  return <Slot {...rest} />;
}
