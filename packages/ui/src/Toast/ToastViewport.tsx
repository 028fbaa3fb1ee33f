import * as Primitive from '@radix-ui/react-toast';
import { useDirection } from '../Direction/index.ts';
import { Toast } from './Toast.tsx';
import styles from './Toast.module.css';
import type { ToastMessage } from './toast-message.ts';

export interface ToastLabels {
  /** Accessible name of the region; `{hotkey}` becomes the key that leads there. */
  readonly region: string;
  /** Said before each message by a screen reader. */
  readonly message: string;
  readonly dismiss: string;
}

const english: ToastLabels = {
  region: 'Notifications ({hotkey})',
  message: 'Notification',
  dismiss: 'Dismiss',
};

export interface ToastViewportProps {
  /** What is on the screen, oldest first. */
  readonly toasts: readonly ToastMessage[];
  /** Asks the owner of the list to drop a message. Keep its identity stable. */
  readonly onDismiss: (id: string) => void;
  readonly labels?: Partial<ToastLabels> | undefined;
}

/**
 * Draws a list of messages at the lower start corner, away from the buttons of dialogs. Keeps no list of its own. F8 moves the focus to
 * the messages; while it or the pointer is on them, or the window is in the background, none expires.
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
