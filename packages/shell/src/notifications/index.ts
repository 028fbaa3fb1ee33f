export {
  notificationTimeout,
  type Notification,
  type NotificationState,
  type NotificationTone,
} from './notification-store.ts';
