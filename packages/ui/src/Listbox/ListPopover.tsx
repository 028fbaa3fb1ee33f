import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import styles from './Listbox.module.css';

export interface ListPopoverProps {
  /** The control that the list hangs on; the list is at least as wide. */
  readonly anchor: ReactNode;
  readonly open: boolean;
  readonly children: ReactNode;
}

/**
 * Places a list of options under its control and leaves focus and keyboard to it: the focus stays in the control,
 * which moves a highlight through the list. As a layer of its own it takes the Escape key before a dialog does.
 */
export function ListPopover({ anchor, open, children }: ListPopoverProps) {
  const direction = useDirection();
  return (
    <Root open={open}>
      <Anchor asChild>{anchor}</Anchor>
      <Portal>
        <Content
          {...notADialog}
          align="start"
          className={styles.popover}
          collisionPadding={8}
          dir={direction}
          onCloseAutoFocus={preventDefault}
          onOpenAutoFocus={showHighlighted}
          // An open dialog holds back the wheel everywhere outside itself, and this list is portalled outside.
          onTouchMove={(event) => event.stopPropagation()}
          onWheel={(event) => event.stopPropagation()}
          sideOffset={4}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** The popover only places the list; the list inside has the role that counts. */
const notADialog = { role: undefined };

/** Leaves the focus where it is and brings the option to begin with into the middle of a long list. */
function showHighlighted(event: Event) {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const list = event.currentTarget.querySelector<HTMLElement>('[role="listbox"]');
  const option = list?.querySelector<HTMLElement>('[data-highlighted]');
  if (list && option) list.scrollTop = option.offsetTop - (list.clientHeight - option.clientHeight) / 2;
}

function preventDefault(event: Event) {
  event.preventDefault();
}
