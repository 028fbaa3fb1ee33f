import * as Primitive from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons.ts';
import { IconButton } from '../IconButton/index.ts';
import styles from './Toast.module.css';
import type { ToastMessage } from './toast-message.ts';

/** Duration of the exit animation, in milliseconds. */
const exitDuration = 160;

/** Default duration of a toast, in milliseconds. */
const defaultTimeout = 5000;

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface ToastProps {
  readonly message: ToastMessage;
  readonly dismissLabel: string;
  /** Called after the exit animation. */
  readonly onDismiss: (id: string) => void;
}

/** A message in the viewport. Hover and focus pause its timer; a swipe or the close button dismisses it. */
export function Toast({ message, dismissLabel, onDismiss }: ToastProps) {
  const { id, tone, title, body, action, timeout = defaultTimeout } = message;
  const [isOpen, setIsOpen] = useState(true);

  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => onDismiss(id), exitDuration);
    return () => clearTimeout(timer);
  }, [isOpen, id, onDismiss]);

  return (
    <Primitive.Root
      className={styles.toast}
      data-tone={tone}
      type={tone === 'danger' || tone === 'warning' ? 'foreground' : 'background'}
      duration={timeout}
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      <span className={styles.icon}>
        <Icon icon={icons[tone]} />
      </span>
      <div className={styles.texts}>
        <Primitive.Title className={styles.title}>{title}</Primitive.Title>
        {body !== undefined && <Primitive.Description className={styles.body}>{body}</Primitive.Description>}
        {action !== undefined && (
          <div className={styles.action}>
            <Primitive.Action asChild altText={action.description}>
              <Button size="small" onClick={action.onSelect}>
                {action.label}
              </Button>
            </Primitive.Action>
          </div>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton icon={X} size="small" label={dismissLabel} />
      </Primitive.Close>
    </Primitive.Root>
  );
}
