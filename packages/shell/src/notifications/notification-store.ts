import { createStore, type StoreApi } from 'zustand/vanilla';
import type { MessageValue } from '../messages/message.ts';

export type NotificationTone = 'success' | 'info' | 'warning' | 'danger';

export interface Notification {
  readonly id: string;
  readonly tone: NotificationTone;
  /** A message of the catalogue, or text that came from the server. */
  readonly title: MessageValue;
  /** Milliseconds until it goes by itself. */
  readonly timeout: number;
}

/** How long a notification stays, milliseconds. */
export const notificationTimeout = 5_000;

export interface NotificationState {
  readonly shown: readonly Notification[];
  /** Shows a notification and returns the function that takes it away again. */
  readonly notify: (
    notification: Pick<Notification, 'tone' | 'title'> & { readonly timeout?: number },
  ) => () => void;
  readonly dismiss: (id: string) => void;
}

export type NotificationStore = StoreApi<NotificationState>;

/** Creates an empty store. A notification that repeats a shown one replaces it, so that its time starts again. */
export function createNotificationStore(): NotificationStore {
  let count = 0;
  return createStore<NotificationState>()((set, get) => ({
    shown: [],
    notify({ tone, title, timeout = notificationTimeout }) {
      const id = `notification-${(count += 1)}`;
      const words = JSON.stringify(title);
      const others = get().shown.filter(
        (shown) => shown.tone !== tone || JSON.stringify(shown.title) !== words,
      );
      set({ shown: [...others, { id, tone, title, timeout }] });
      return () => get().dismiss(id);
    },
    dismiss(id) {
      set({ shown: get().shown.filter((notification) => notification.id !== id) });
    },
  }));
}
