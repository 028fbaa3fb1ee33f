import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useDirection } from '../Direction/index.ts';
import dropdown from './dropdown.module.css';
import styles from './Listbox.module.css';

export interface ListPopoverProps {
  /** Control below which the list opens, as an element or in the page. The list is at least as wide. */
  readonly anchor: ReactElement | HTMLElement;
  readonly open: boolean;
  readonly children: ReactNode;
}

/**
 * Positions a list of options below its control.
 *
 * The focus remains in the control, which moves the highlight. As a separate layer, the list handles Escape before a
 * surrounding dialog.
 */
export function ListPopover({ anchor, open, children }: ListPopoverProps) {
  const direction = useDirection();
  return (
    <Root open={open}>
      {anchor instanceof HTMLElement ? <ElementAnchor element={anchor} /> : <Anchor asChild>{anchor}</Anchor>}
      <Portal>
        <Content
          {...notADialog}
          align="start"
          className={`${dropdown.surface} ${styles.popover}`}
          collisionPadding={8}
          dir={direction}
          onCloseAutoFocus={preventDefault}
          onOpenAutoFocus={showHighlighted}
          // An open dialog blocks scrolling outside itself, and this list is portalled outside.
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

function ElementAnchor({ element }: { readonly element: HTMLElement }) {
  return <Anchor virtualRef={useMemo(() => ({ current: element }), [element])} />;
}

/** Removes the dialog role: the list inside the popover has the relevant role. */
const notADialog = { role: undefined };

/** Keeps the focus in the control and scrolls the highlighted option to the middle of the list. */
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
