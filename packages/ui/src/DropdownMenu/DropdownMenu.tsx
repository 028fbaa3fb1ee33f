import * as Primitive from '@radix-ui/react-dropdown-menu';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import {
  hasFocusElsewhere,
  LinkRendererProvider,
  phoneQuery,
  physicalSide,
  useRenderLink,
  type LogicalSide,
  type RenderLink,
} from '../environment/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import styles from './DropdownMenu.module.css';
import { MenuItems } from './MenuItems.tsx';
import type { MenuItem } from './menu-item.ts';

export interface DropdownMenuProps {
  /** The one button that opens the menu and names it; it has to take a ref. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  /** What the trigger is called, shown on hover and focus while the menu is closed: for triggers without words. */
  readonly tooltip?: string | undefined;
  /**
   * Stands under the items and describes the menu to screen readers: a few words, or `MenuItems`, which the arrow
   * keys reach like all others. Nothing is drawn for a footer that renders nothing.
   */
  readonly footer?: ReactNode;
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** @defaultValue 'bottom' */
  readonly side?: LogicalSide | undefined;
  /** @defaultValue 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Makes the menu a sheet at the lower edge of a phone, under these words: what its items are about. */
  readonly sheetTitle?: string | undefined;
  /** Draws the items of kind `link`. @defaultValue the application's renderer */
  readonly renderLink?: RenderLink | undefined;
}

/** The trigger gets the focus back, unless somebody went on to something else while the menu faded. */
function leaveToOthers(event: Event): void {
  if (hasFocusElsewhere()) event.preventDefault();
}

/**
 * A menu of actions, links and choices, given as data. Arrow keys, Home, End and first letters move in it. The page
 * behind stays alive: the click that closes the menu also does what it is aimed at, but for a sheet, under which lies a shade.
 */
export function DropdownMenu({
  trigger,
  items,
  tooltip,
  footer,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  sheetTitle,
  renderLink,
}: DropdownMenuProps) {
  const direction = useDirection();
  const link = useRenderLink(renderLink);
  const footerId = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  // Asked for a menu that is open: a hundred that wait in a list ask nothing.
  const isSheet = isOpen && sheetTitle !== undefined && window.matchMedia(phoneQuery).matches;
  const opener = <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>;
  return (
    <Primitive.Root
      dir={direction}
      modal={false}
      onOpenChange={(next) => {
        setOwnOpen(next);
        onOpenChange?.(next);
      }}
      open={isOpen}
    >
      {tooltip === undefined ? (
        opener
      ) : (
        <Tooltip content={tooltip} purpose="name" side={side}>
          {opener}
        </Tooltip>
      )}
      {isSheet && (
        <Primitive.Portal>
          <div className={styles.scrim} />
        </Primitive.Portal>
      )}
      <Primitive.Portal>
        <Primitive.Content
          className={styles.menu}
          data-sheet={isSheet || undefined}
          // One that scrolls can be scrolled by keys from the start, also where a press has opened it and no item has the focus.
          tabIndex={0}
          side={physicalSide(side, direction)}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={leaveToOthers}
          {...(footer === undefined ? {} : { 'aria-describedby': footerId })}
        >
          <LinkRendererProvider renderLink={link}>
            {isSheet && <p className={styles.title}>{sheetTitle}</p>}
            <MenuItems items={items} />
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
