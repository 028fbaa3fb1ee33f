import * as Primitive from '@radix-ui/react-dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { X } from '../icons.ts';
import styles from './Dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { useScrollStop } from './use-scroll-stop.ts';

export interface DialogLabels {
  readonly close: string;
}

const english: DialogLabels = { close: 'Close' };

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** One or two lines under the title, announced with it. */
  readonly description?: ReactNode;
  /** 400, 560 or 800 px wide, nine tenths of the window, or the whole window less a margin. @defaultValue 'medium' */
  readonly size?: 'small' | 'medium' | 'large' | 'most' | 'full' | undefined;
  /**
   * `side`: along the edge of the window that a line ends at, as high as the window, beside what it is about; on a phone
   * as any other. Without `size`. @defaultValue 'center'
   */
  readonly placement?: 'center' | 'side' | undefined;
  /** What stays in sight under the scrolling content: the actions, the main one last. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  /** `block` for forms: a click beside the dialog must not throw away what was typed. @defaultValue 'close' */
  readonly outsideClick?: 'close' | 'block' | undefined;
  /** `none` where only the dialog's own actions lead out of it: no close button, and Esc does nothing. @defaultValue 'free' */
  readonly dismissal?: 'free' | 'none' | undefined;
  /** Where the focus goes first. @defaultValue the first control of the dialog */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called after closing when what had the focus before is gone. */
  readonly onFocusLost?: (() => void) | undefined;
  readonly labels?: Partial<DialogLabels> | undefined;
}

/**
 * A modal layer. Keeps the focus inside, closes on Esc when it is the topmost layer, and gives the
 * focus back to where it was. The content scrolls between header and footer; under 600 px the dialog
 * is a sheet at the lower edge.
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
  const { remember, giveBack } = useFocusReturn(onFocusLost);
  const [body, isScrollStop] = useScrollStop();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={styles.scrim} />
        <Primitive.Content
          className={styles.dialog}
          data-placement={placement}
          data-size={size}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            remember();
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={giveBack}
          onInteractOutside={(event) => {
            if (outsideClick === 'block' || dismissal === 'none') event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (dismissal === 'none') event.preventDefault();
          }}
        >
          <header className={styles.header}>
            <div className={styles.heading}>
              <Primitive.Title className={styles.title}>{title}</Primitive.Title>
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
