import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import { useCallback, useMemo, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useDirection } from '../Direction/index.ts';
import { useExtendedElement } from '../LateTrigger/index.ts';
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
 * surrounding dialog. While it is closed, only its control is rendered: forms have dozens of lists.
 */
export function ListPopover({ anchor, open, children }: ListPopoverProps) {
  if (anchor instanceof HTMLElement) return open && <BelowElement element={anchor}>{children}</BelowElement>;
  return (
    <WithControl control={anchor} open={open}>
      {children}
    </WithControl>
  );
}

function BelowElement({
  element,
  children,
}: {
  readonly element: HTMLElement;
  readonly children: ReactNode;
}) {
  const anchor = useMemo(() => ({ current: element }), [element]);
  return <OpenList anchor={anchor}>{children}</OpenList>;
}

interface WithControlProps extends Omit<ListPopoverProps, 'anchor'> {
  readonly control: ReactElement;
}

function WithControl({ control, open, children }: WithControlProps) {
  const anchor = useRef<HTMLElement>(null);
  const attach = useCallback((element: HTMLElement | null) => void (anchor.current = element), []);
  const element = useExtendedElement(control, {}, attach);
  return (
    <>
      {element}
      {open && <OpenList anchor={anchor}>{children}</OpenList>}
    </>
  );
}

interface OpenListProps {
  /** Set when the list is mounted. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

function OpenList({ anchor, children }: OpenListProps) {
  const direction = useDirection();
  return (
    <Root open>
      <Anchor virtualRef={anchor} />
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
