import * as Primitive from '@radix-ui/react-dropdown-menu';
import { useId } from 'react';
import { useDirection } from '../Direction/index.ts';
import {
  hasFocusElsewhere,
  layerContainer,
  LinkRendererProvider,
  phoneQuery,
  physicalSide,
  useEscapeKey,
  useRenderLink,
} from '../environment/index.ts';
import { BorrowedTrigger, type LayerTrigger } from '../LateTrigger/index.ts';
import styles from './DropdownMenu.module.css';
import type { DropdownMenuProps } from './dropdown-menu-props.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuContainerContext, MenuItems } from './MenuItems.tsx';
import { useOwnPresses } from './use-own-presses.ts';

interface MenuLayerProps extends Omit<
  DropdownMenuProps,
  'trigger' | 'tooltip' | 'open' | 'opensOn' | 'onOpenChange'
> {
  /** Id of the trigger, which labels the menu. */
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly trigger: LayerTrigger;
}

/** Prevents the focus from returning to the trigger if another element has taken it while the menu closed. */
function keepFocusElsewhere(event: Event): void {
  if (hasFocusElsewhere()) event.preventDefault();
}

/**
 * Focuses the first item of a menu that was opened by keyboard. Radix does so itself, unless the key was pressed before the
 * menu was rendered.
 */
function focusFirstItem(menu: HTMLElement): void {
  menu.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
}

/** Returns whether the first item is a group with the given heading. */
function startsWithHeading([first]: readonly MenuItem[], heading: string | undefined): boolean {
  return (first?.kind === 'group' || first?.kind === 'radio-group') && first.label === heading;
}

/** The menu of a trigger that is already rendered. */
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
  // Evaluated only for open menus, because a list has one closed menu per row.
  const isSheet = open && sheetTitle !== undefined && window.matchMedia(phoneQuery).matches;
  const [content, escape] = useEscapeKey(() => onOpenChange(false));
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
          ref={content}
          aria-labelledby={id}
          className={styles.menu}
          data-sheet={isSheet || undefined}
          // Makes a long menu scrollable by keyboard while no item has the focus.
          tabIndex={0}
          id={`${id}menu`}
          side={physicalSide(side, direction)}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onFocus={({ target, currentTarget }) => {
            if (target === currentTarget && trigger.takeReplayedKey()) focusFirstItem(currentTarget);
          }}
          onCloseAutoFocus={keepFocusElsewhere}
          {...escape}
          {...(isSheet && ownPresses)}
          {...(footer === undefined ? {} : { 'aria-describedby': footerId })}
        >
          <LinkRendererProvider renderLink={link}>
            {isSheet && !startsWithHeading(items, sheetTitle) && <p className={styles.title}>{sheetTitle}</p>}
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
