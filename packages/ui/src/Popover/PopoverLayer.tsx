import * as Primitive from '@radix-ui/react-popover';
import { useDirection } from '../Direction/index.ts';
import { physicalSide, useEscapeKey } from '../environment/index.ts';
import { BorrowedTrigger, type LateTrigger } from '../LateTrigger/index.ts';
import { ClosePopoverContext } from './close-popover.ts';
import type { PopoverProps } from './popover-props.ts';
import styles from './Popover.module.css';
import { useFocusOrigin } from './use-focus-origin.ts';

interface PopoverLayerProps extends Omit<PopoverProps, 'trigger' | 'tooltip' | 'open' | 'onOpenChange'> {
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: LateTrigger;
}

/** The popover of a trigger that is already rendered, which opens it. */
export function PopoverLayer({
  id,
  open,
  onOpenChange,
  trigger,
  label,
  children,
  side = 'bottom',
  align = 'start',
  padding = 'comfortable',
  width = 'medium',
}: PopoverLayerProps) {
  const direction = useDirection();
  const focus = useFocusOrigin();
  const [content, escape] = useEscapeKey(() => onOpenChange(false));
  return (
    <Primitive.Root onOpenChange={onOpenChange} open={open}>
      <Primitive.Trigger asChild>
        <BorrowedTrigger trigger={trigger} />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          {...focus}
          {...escape}
          ref={content}
          aria-label={label}
          className={styles.popover}
          data-padding={padding}
          data-width={width}
          id={id}
          side={physicalSide(side, direction)}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <ClosePopoverContext value={() => onOpenChange(false)}>{children}</ClosePopoverContext>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
