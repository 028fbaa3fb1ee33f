import type { Disposer } from '../extension/core/contribution-types.ts';
import { createServiceRef, provide, type Service } from '../extension/services/service-ref.ts';
import type { HttpClient } from '../http/http-client.ts';
import type { NotificationState } from '../notifications/notification-store.ts';
import type { ShellServices } from '../shell-services.ts';
import type { Sessions } from './phases/activate-plugins.ts';

/** The typed client of the HTTP API, signed in as the current user. */
export const httpRef = createServiceRef<HttpClient>('shell.http');

/** Shows a notification. */
export const notifyRef = createServiceRef<NotificationState['notify']>('shell.notify');

/** Somebody's session, from the token that begins it to the one that ends it; renewals go unnoticed. */
export function watchSessions({ session }: Pick<ShellServices, 'session'>): Sessions {
  return {
    needed: [httpRef],
    watch(begin) {
      let end: Disposer | undefined;
      const follow = (isSignedIn: boolean) => {
        if (isSignedIn) end ??= begin();
        else {
          end?.();
          end = undefined;
        }
      };
      follow(session.getState().token !== null);
      const leave = session.subscribe(({ token }) => follow(token !== null));
      return () => {
        leave();
        follow(false);
      };
    },
  };
}

/** What the host offers to plugins that name it as a dependency. */
export function provideShell(shell: ShellServices): readonly Service[] {
  return [
    provide(httpRef, {}, () => shell.http),
    provide(notifyRef, {}, () => shell.notifications.getState().notify),
  ];
}
