import { createServiceRef, provide, type Service } from '../extension/services/service-ref.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { NotificationState } from '../notifications/notification-store.ts';
import type { ShellServices } from '../shell-services.ts';

/** The typed client of the HTTP API, signed in as the current user. */
export const httpRef = createServiceRef<HttpClient>('shell.http');

/** Shows a notification. */
export const notifyRef = createServiceRef<NotificationState['notify']>('shell.notify');

/** What the host offers to plugins that name it as a dependency. */
export function provideShell(shell: ShellServices): readonly Service[] {
  return [
    provide(httpRef, {}, () => shell.http),
    provide(notifyRef, {}, () => shell.notifications.getState().notify),
  ];
}
