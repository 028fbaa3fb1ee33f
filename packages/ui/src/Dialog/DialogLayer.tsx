import * as Primitive from '@radix-ui/react-dialog';
import { useEffect, useState, type RefCallback } from 'react';
import { useEscapeKey } from '../environment/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { X } from '../icons.ts';
import layer from './modal-layer.module.css';
import styles from './Dialog.module.css';
import type { DialogLabels, DialogProps } from './dialog-props.ts';
import { useFocusReturn } from './use-focus-return.ts';

const english: DialogLabels = { close: 'Close' };

/** The dialog, once it has been opened. */
export function DialogLayer({
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
  const [content, escape] = useEscapeKey(dismissal === 'free' ? () => onOpenChange(false) : null);
  const [body, isScrollStop] = useScrollStop();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={layer.scrim} />
        <Primitive.Content
          ref={content}
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
          {...escape}
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
