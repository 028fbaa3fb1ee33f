import * as Primitive from '@radix-ui/react-toast';
import { useEffect, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons.ts';
import { IconButton } from '../IconButton/index.ts';
import styles from './Toast.module.css';
import type { ToastMessage } from './toast-message.ts';

/** Milliseconds that a leaving toast is still on the screen. */
const leaveTime = 160;

/** Milliseconds that a toast stays when its message does not say. */
const defaultTimeout = 5000;

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface ToastProps {
  readonly message: ToastMessage;
  readonly dismissLabel: string;
  /** Called once the toast has left the screen. */
  readonly onDismiss: (id: string) => void;
}

/** One message in the viewport. Hover and focus stop its clock; a swipe or its button sends it away. */
export function Toast({ message, dismissLabel, onDismiss }: ToastProps) {
  const { id, tone, title, body, action, timeout = defaultTimeout } = message;
  const [isOpen, setIsOpen] = useState(true);

  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(() => onDismiss(id), leaveTime);
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
