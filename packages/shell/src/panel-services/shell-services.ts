import type { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useService } from '../extension/react/use-service.ts';
import { createHttpClient, type HttpClient } from '../http/http-client.ts';
import { claimPreloadedResponses, discardPreloadedResponses } from '../http/preloaded-responses.ts';
import type { HttpClientSpec } from '../http/call-options.ts';
import { createNotificationStore, type NotificationStore } from '../notifications/notification-store.ts';
import { createPermissionStore, type PermissionStore } from '../permissions/permission-store.ts';
import { createPreferenceStore, type PreferenceStore } from '../preferences/preference-store.ts';
import type { BootDocument } from '../project/boot-document.ts';
import { createProjectStore, type ProjectStore } from '../project/project-store.ts';
import { defineService } from '../services/service-ref.ts';
import { createRenewal, type Renewal } from '../session/renewal.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { startSession } from '../session/start-session.ts';

/** Everything of the host that lives as long as the page; built once, before anything is rendered. */
export interface ShellServices {
  readonly http: HttpClient;
  /** The same API without the session: its calls carry no token, and wait for none. */
  readonly anonymousHttp: HttpClient;
  readonly session: SessionStore;
  readonly renewal: Renewal;
  readonly permissions: PermissionStore;
  readonly preferences: PreferenceStore;
  readonly notifications: NotificationStore;
  readonly project: ProjectStore;
  /** The cache of server answers of the session that there is. */
  readonly queries: StoreApi<{ readonly client: QueryClient | null }>;
  /**
   * Loads what a signed-in panel needs; asked again while it runs, it answers with the same promise, after
   * a failure it tries again.
   */
  startSession(): Promise<void>;
  /** Takes the listeners down again. */
  dispose(): void;
}

/**
 * Builds the host's services. A session that ends, wherever that was noticed, takes the user's permissions with
 * it, and the cache of answers.
 */
export function createShellServices(options: {
  readonly apiUrl: string;
  readonly brought: BootDocument;
  /** How requests travel. @default the browser's own way */
  readonly adapter?: HttpClientSpec['adapter'];
}): ShellServices {
  const { apiUrl: baseURL, adapter } = options;
  const server = { baseURL, ...(adapter && { adapter }) };
  const session = createSessionStore();
  claimPreloadedResponses(session.getState().token);
  const permissions = createPermissionStore();
  // Renewing calls the API itself and must not wait for a renewal.
  const anonymousHttp = createHttpClient({
    ...server,
    tokens: { current: () => Promise.resolve(null), rejected: () => undefined },
  });
  const renewal = createRenewal(session, async (token) => {
    const response = await anonymousHttp.call('POST /admin/renew-token', { body: { token } });
    return response.data.token;
  });
  const http = createHttpClient({ ...server, tokens: renewal });
  const queries: ShellServices['queries'] = createStore(() => ({ client: null }));
  const stopClearing = session.subscribe((state, before) => {
    if (!state.token || state.status !== 'live') discardPreloadedResponses();
    if (state.token || !before.token) return;
    permissions.getState().clear();
    queries.setState({ client: null });
  });
  const preferences = createPreferenceStore();
  let starting: Promise<void> | null = null;
  return {
    http,
    anonymousHttp,
    session,
    renewal,
    permissions,
    preferences,
    notifications: createNotificationStore(),
    project: createProjectStore(options.brought),
    queries,
    startSession() {
      starting ??= startSession({ http, renewal, session, permissions, preferences }).finally(() => {
        starting = null;
      });
      return starting;
    },
    dispose: stopClearing,
  };
}

/** All of the host, for its own modules: how to begin and end a session is nobody else's business. */
export const shellRef = defineService<ShellServices>('shell.host');

/** The host's own services. Plugins reach those that are meant for them by their refs. */
export function useShell(): ShellServices {
  return useService(shellRef);
}
