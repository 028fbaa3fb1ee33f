import * as Primitive from '@radix-ui/react-toast';
import { useDirection } from '../Direction/index.ts';
import { Toast } from './Toast.tsx';
import styles from './Toast.module.css';
import type { ToastMessage } from './toast-message.ts';

export interface ToastLabels {
  /** Accessible name of the region. `{hotkey}` is replaced with the key that focuses it. */
  readonly region: string;
  /** Announced by screen readers before each message. */
  readonly message: string;
  readonly dismiss: string;
}

const english: ToastLabels = {
  region: 'Notifications ({hotkey})',
  message: 'Notification',
  dismiss: 'Dismiss',
};

export interface ToastViewportProps {
  /** Messages to display, oldest first. */
  readonly toasts: readonly ToastMessage[];
  /** Called to remove a message. Keep the function stable. */
  readonly onDismiss: (id: string) => void;
  readonly labels?: Partial<ToastLabels> | undefined;
}

/**
 * Shows toasts at the bottom inline-start corner. The caller owns the list of messages.
 *
 * F8 focuses the region. Timers are paused while the region is hovered or focused, and while the window is inactive.
 */
export function ToastViewport({ toasts, onDismiss, labels }: ToastViewportProps) {
  const text = { ...english, ...labels };
  const direction = useDirection();
  return (
    <Primitive.Provider label={text.message} swipeDirection={direction === 'rtl' ? 'right' : 'left'}>
      {toasts.map((message) => (
        <Toast key={message.id} message={message} dismissLabel={text.dismiss} onDismiss={onDismiss} />
      ))}
      <Primitive.Viewport className={styles.viewport} label={text.region} />
    </Primitive.Provider>
  );
}
