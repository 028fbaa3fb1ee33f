import { isSameMessage, type MessageValue } from '../messages/message.ts';
import { definePlainStore, type Store } from '../services/plain-store.ts';

export type NotificationTone = 'success' | 'info' | 'warning' | 'danger';

export interface Notification {
  readonly id: string;
  readonly tone: NotificationTone;
  /** A message to translate, or text from the server. */
  readonly title: MessageValue;
  /** Milliseconds until it disappears. */
  readonly timeout: number;
}

/** Default time that a notification is shown, in milliseconds. */
export const notificationTimeout = 5_000;

export interface NotificationState {
  readonly shown: readonly Notification[];
}

export interface NotificationActions {
  /** Shows a notification and returns the function that removes it. */
  readonly notify: (
    notification: Pick<Notification, 'tone' | 'title'> & { readonly timeout?: number },
  ) => () => void;
  readonly dismiss: (id: string) => void;
}

export type NotificationStore = Store<NotificationState, NotificationActions>;

/** The notifications on the page. One that repeats a shown one replaces it, so that its time starts again. */
export const notificationStore = definePlainStore<NotificationState, NotificationActions>({
  id: 'shell.notifications',
  state: { shown: [] },
  actions(set, read) {
    let count = 0;
    const dismiss = (id: string) =>
      set({ shown: read().shown.filter((notification) => notification.id !== id) });
    return {
      notify({ tone, title, timeout = notificationTimeout }) {
        const id = `notification-${(count += 1)}`;
        const others = read().shown.filter(
          (shown) => shown.tone !== tone || !isSameMessage(shown.title, title),
        );
        set({ shown: [...others, { id, tone, title, timeout }] });
        return () => dismiss(id);
      },
      dismiss,
    };
  },
});
