import type { QueryClient } from '@tanstack/react-query';
import { useService } from '../extension/react/use-service.ts';
import { createHttpClient, type HttpClient } from '../http/http-client.ts';
import { claimPreloadedResponses, discardPreloadedResponses } from '../http/preloaded-responses.ts';
import type { HttpClientSpec } from '../http/call-options.ts';
import { notificationStore, type NotificationStore } from '../notifications/notification-store.ts';
import { permissionStore, type PermissionStore } from '../permissions/permission-store.ts';
import { createPreferenceStore, type PreferenceStore } from '../preferences/preference-store.ts';
import type { BootDocument } from '../project/boot-document.ts';
import { createProjectStore, type ProjectStore } from '../project/project-store.ts';
import { definePlainStore, type Store } from '../services/plain-store.ts';
import { defineService } from '../services/service-ref.ts';
import { createRenewal, type Renewal } from '../session/renewal.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { startSession } from '../session/start-session.ts';

interface QueriesState {
  readonly client: QueryClient | null;
}

interface QueriesActions {
  readonly replace: (client: QueryClient | null) => void;
}

/** The cache of server responses; null without a session. */
const queriesStore = definePlainStore<QueriesState, QueriesActions>({
  id: 'shell.queries',
  state: { client: null },
  actions: (set) => ({ replace: (client) => set({ client }) }),
});

/** The services of the host, created once per page before anything is rendered. */
export interface ShellServices {
  readonly http: HttpClient;
  /** The same API without the session: its calls send no token and wait for no renewal. */
  readonly anonymousHttp: HttpClient;
  readonly session: SessionStore;
  readonly renewal: Renewal;
  readonly permissions: PermissionStore;
  readonly preferences: PreferenceStore;
  readonly notifications: NotificationStore;
  readonly project: ProjectStore;
  /** The cache of server responses in the current session. */
  readonly queries: Store<QueriesState, QueriesActions>;
  /**
   * Loads the user and the permissions. Returns the same promise while it runs; a call after a failure tries again.
   */
  startSession(): Promise<void>;
  /** Removes the listeners. */
  dispose(): void;
}

/** Creates the services of the host. The end of a session clears the permissions and the cache of responses. */
export function createShellServices(options: {
  readonly apiUrl: string;
  readonly brought: BootDocument;
  /** How requests are sent. @default by the browser */
  readonly adapter?: HttpClientSpec['adapter'];
}): ShellServices {
  const { apiUrl: baseURL, adapter } = options;
  const server = { baseURL, ...(adapter && { adapter }) };
  const session = createSessionStore();
  claimPreloadedResponses(session.getState().token);
  const permissions = permissionStore.create();
  // The renewal calls the API itself and must not wait for a renewal.
  const anonymousHttp = createHttpClient({
    ...server,
    tokens: { current: () => Promise.resolve(null), rejected: () => undefined },
  });
  const renewal = createRenewal(session, async (token) => {
    const response = await anonymousHttp.call('POST /admin/renew-token', { body: { token } });
    return response.data.token;
  });
  const http = createHttpClient({ ...server, tokens: renewal });
  const queries = queriesStore.create();
  const stopClearing = session.subscribe((state, before) => {
    if (!state.token || state.status !== 'live') discardPreloadedResponses();
    if (state.token || !before.token) return;
    permissions.actions.clear();
    queries.actions.replace(null);
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
    notifications: notificationStore.create(),
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

/** All services of the host, for its own modules: plugins neither start nor end a session. */
export const shellRef = defineService<ShellServices>('shell.host');

/** Returns the services of the host. Plugins read their part through the refs in `service-refs.ts`. */
export function useShell(): ShellServices {
  return useService(shellRef);
}
