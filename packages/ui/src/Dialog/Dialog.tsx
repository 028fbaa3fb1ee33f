import * as Primitive from '@radix-ui/react-dialog';
import { useEffect, useState, type ReactNode, type RefCallback, type RefObject } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { X } from '../icons.ts';
import layer from './modal-layer.module.css';
import styles from './Dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';

export interface DialogLabels {
  readonly close: string;
}

const english: DialogLabels = { close: 'Close' };

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** One or two lines below the title. Screen readers announce them with the title. */
  readonly description?: ReactNode;
  /** Width: 400, 560 or 800 px, 90 % of the window (`most`), or the window minus a margin (`full`). @defaultValue 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | 'extra-large' | 'full' | undefined;
  /**
   * `side` places the dialog at the inline end of the window, at full height. Do not combine it with `size`.
   * Phones show a sheet in both cases. @defaultValue 'center'
   */
  readonly placement?: 'center' | 'side' | undefined;
  /** Actions below the scrollable content, the primary action last. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  /** `block` ignores clicks outside the dialog. Use it for forms, so that no input is lost. @defaultValue 'close' */
  readonly outsideClick?: 'close' | 'block' | undefined;
  /** `none` removes the close button and ignores Escape, so that only the actions close the dialog. @defaultValue 'free' */
  readonly dismissal?: 'free' | 'none' | undefined;
  /** Element that receives the initial focus. @defaultValue the first control of the dialog */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called after closing if the element to restore the focus to no longer exists. */
  readonly onFocusLost?: (() => void) | undefined;
  readonly labels?: Partial<DialogLabels> | undefined;
}

/**
 * A modal dialog.
 *
 * It traps the focus, closes on Escape if it is the topmost layer, and restores the focus when it closes. The content
 * scrolls between header and footer. Below a window width of 600 px the dialog is a bottom sheet.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  placement = 'center',
  footer,
  children,
  outsideClick = 'close',
  dismissal = 'free',
  initialFocus,
  onFocusLost,
  labels,
}: DialogProps) {
  const { remember, restore } = useFocusReturn(onFocusLost);
  const [body, isScrollStop] = useScrollStop();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={layer.scrim} />
        <Primitive.Content
          className={`${layer.dialog} ${styles.dialog}`}
          data-placement={placement}
          data-size={size}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            remember();
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={restore}
          onInteractOutside={(event) => {
            if (outsideClick === 'block' || dismissal === 'none') event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (dismissal === 'none') event.preventDefault();
          }}
        >
          <header className={styles.header}>
            <div className={styles.heading}>
              <Primitive.Title className={layer.title}>{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className={styles.description}>{description}</Primitive.Description>
              )}
            </div>
          </header>
          {children !== undefined && (
            <div ref={body} className={styles.body} {...(isScrollStop ? { tabIndex: 0 } : {})}>
              {children}
            </div>
          )}
          {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          {dismissal === 'free' && (
            <div className={styles.close}>
              <Primitive.Close asChild>
                <IconButton icon={X} size="small" label={labels?.close ?? english.close} />
              </Primitive.Close>
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const focusable = 'a[href], button, input, select, textarea, [tabindex], [contenteditable]';

/** Returns a ref, and whether its element must be focusable to be scrollable by keyboard: it scrolls and contains no control. */
function useScrollStop(): readonly [RefCallback<HTMLElement>, boolean] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [isStop, setIsStop] = useState(false);

  useEffect(() => {
    if (box === null) return undefined;
    const observer = new ResizeObserver(() =>
      setIsStop(box.scrollHeight > box.clientHeight && box.querySelector(focusable) === null),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [box]);

  return [setBox, isStop];
}
