import { isSameMessage, type MessageValue } from '../messages/message.ts';
import { definePlainStore, type Store } from '../services/plain-store.ts';

export type NotificationTone = 'success' | 'info' | 'warning' | 'danger';

/** A button of a notification. Choosing it also closes the notification. */
export interface NotificationAction {
  readonly label: MessageValue;
  readonly onSelect: () => void;
}

export interface Notification {
  readonly id: string;
  readonly tone: NotificationTone;
  /** A message to translate, or text from the server. */
  readonly title: MessageValue;
  /** Milliseconds until it disappears. */
  readonly timeout: number;
  readonly action?: NotificationAction;
  /** Called when the user closes the notification, or its time is over. */
  readonly onDismiss?: () => void;
}

/** Default time that a notification is shown, in milliseconds. */
export const notificationTimeout = 5_000;

export interface NotificationState {
  readonly shown: readonly Notification[];
}

export interface NotificationActions {
  /** Shows a notification and returns the function that removes it. */
  readonly notify: (
    notification: Omit<Notification, 'id' | 'timeout'> & { readonly timeout?: number },
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
      notify(notification) {
        const id = `notification-${(count += 1)}`;
        const others = read().shown.filter(
          ({ tone, title }) => tone !== notification.tone || !isSameMessage(title, notification.title),
        );
        set({ shown: [...others, { timeout: notificationTimeout, ...notification, id }] });
        return () => dismiss(id);
      },
      dismiss,
    };
  },
});
