import * as Primitive from '@radix-ui/react-tooltip';
import { useEffect, useRef } from 'react';
import { useDirection } from '../Direction/index.ts';
import { physicalSide } from '../environment/index.ts';
import { BorrowedTrigger, type LateTrigger } from '../LateTrigger/index.ts';
import type { TooltipProps } from './tooltip-props.ts';
import { useTooltipTiming } from './tooltip-timing.ts';
import styles from './Tooltip.module.css';

/** Delay before a tooltip opens on hover, in milliseconds. */
const tooltipDelay = 400;

interface TooltipLayerProps extends Pick<TooltipProps, 'content' | 'shortcut' | 'side' | 'align'> {
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: LateTrigger;
}

/** The tooltip of a trigger that is already rendered. */
export function TooltipLayer({
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
  const timing = useTooltipTiming();
  const change = useRef(onOpenChange);
  useEffect(() => {
    change.current = onOpenChange;
  });
  useEffect(() => (open ? timing?.opened(() => change.current(false)) : undefined), [open, timing]);
  return (
    <Primitive.Provider delayDuration={tooltipDelay}>
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
    </Primitive.Provider>
  );
}
