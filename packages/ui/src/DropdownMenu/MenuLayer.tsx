import * as Primitive from '@radix-ui/react-dropdown-menu';
import { useId } from 'react';
import { useDirection } from '../Direction/index.ts';
import {
  hasFocusElsewhere,
  layerContainer,
  LinkRendererProvider,
  phoneQuery,
  physicalSide,
  useRenderLink,
} from '../environment/index.ts';
import { BorrowedTrigger, type LateTrigger } from '../LateTrigger/index.ts';
import styles from './DropdownMenu.module.css';
import type { DropdownMenuProps } from './dropdown-menu-props.ts';
import { MenuContainerContext } from './menu-container.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuItems } from './MenuItems.tsx';
import { useOwnPresses } from './use-own-presses.ts';

interface MenuLayerProps extends Omit<
  DropdownMenuProps,
  'trigger' | 'tooltip' | 'open' | 'opensOn' | 'onOpenChange'
> {
  /** Of the trigger, after which the menu is called. */
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: LateTrigger;
}

/** The trigger gets the focus back, unless somebody went on to something else while the menu faded. */
function leaveToOthers(event: Event): void {
  if (hasFocusElsewhere()) event.preventDefault();
}

/** Whether the first items stand under these words already. */
function beginsWithHeading([first]: readonly MenuItem[], words: string | undefined): boolean {
  return (first?.kind === 'group' || first?.kind === 'radio-group') && first.label === words;
}

/** The menu itself, which hangs on a trigger that is there already. */
export function MenuLayer({
  id,
  open,
  onOpenChange,
  trigger,
  items,
  footer,
  side = 'bottom',
  align = 'start',
  sheetTitle,
  renderLink,
}: MenuLayerProps) {
  const direction = useDirection();
  const link = useRenderLink(renderLink);
  const footerId = useId();
  // Asked for a menu that is open: a hundred that wait in a list ask nothing.
  const isSheet = open && sheetTitle !== undefined && window.matchMedia(phoneQuery).matches;
  const ownPresses = useOwnPresses(open);
  const container = layerContainer(trigger.element);
  return (
    <Primitive.Root dir={direction} modal={false} onOpenChange={onOpenChange} open={open}>
      <Primitive.Trigger asChild>
        <BorrowedTrigger trigger={trigger} />
      </Primitive.Trigger>
      {isSheet && (
        <Primitive.Portal container={container}>
          <div className={styles.scrim} />
        </Primitive.Portal>
      )}
      <Primitive.Portal container={container}>
        <Primitive.Content
          aria-labelledby={id}
          className={styles.menu}
          data-sheet={isSheet || undefined}
          // One that scrolls can be scrolled by keys from the start, also where a press has opened it and no item has the focus.
          tabIndex={0}
          id={`${id}menu`}
          side={physicalSide(side, direction)}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={leaveToOthers}
          {...(isSheet && ownPresses)}
          {...(footer === undefined ? {} : { 'aria-describedby': footerId })}
        >
          <LinkRendererProvider renderLink={link}>
            {isSheet && !beginsWithHeading(items, sheetTitle) && <p className={styles.title}>{sheetTitle}</p>}
            <MenuContainerContext value={container}>
              <MenuItems items={items} />
            </MenuContainerContext>
            {footer !== undefined && (
              <Primitive.Group className={styles.footer} id={footerId}>
                {typeof footer === 'string' ? <p className={styles.note}>{footer}</p> : footer}
              </Primitive.Group>
            )}
          </LinkRendererProvider>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
