import type { RolePreview } from '@admin/contract';
import { defineService } from './services/service-ref.ts';
import type { Store } from './services/define-store.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { HttpClient } from './http/http-client.ts';
import type { NotificationState } from './notifications/notification-store.ts';
import type { GroupedPermissions } from './permissions/permission-store.ts';
import type { PreferenceState } from './preferences/preference-store.ts';
import type { ProjectState } from './project/project-store.ts';
import type { SessionState } from './session/session-store.ts';
import type { StoredUser } from './session/token-storage.ts';

/** Names of what is called. */
type Actions<S> = {
  readonly [K in keyof S as S[K] extends (...values: never[]) => unknown ? K : never]: S[K];
};

/** Everything that is not called. */
type State<S> = Omit<S, keyof Actions<S>>;

/** The typed client of the HTTP API, signed in as the current user. */
export const httpRef = defineService<HttpClient>('shell.http');

/** Shows a notification. */
export type Notify = NotificationState['notify'];

/** Shows a notification; the same function for as long as the panel runs. */
export const notifyRef = defineService<Notify>('shell.notify');

/**
 * What the user may do: grouped, null until the server has answered. `view` is there while they look through the eyes of
 * a role, and can change nothing. `refresh` asks the server again and never rejects.
 */
export const permissionsRef =
  defineService<
    Store<
      { readonly granted: GroupedPermissions | null; readonly view?: RolePreview | null },
      { readonly refresh: () => Promise<void> }
    >
  >('shell.permissions');

/** Who is signed in; null for nobody, and then why the last session ended. `rename` is for who has changed their own name or address. */
export const sessionRef =
  defineService<
    Store<Pick<SessionState, 'user' | 'ending'>, { readonly rename: (user: StoredUser) => void }>
  >('shell.session');

/** Theme and language, and how to change them. */
export const preferencesRef =
  defineService<Store<State<PreferenceState>, Actions<PreferenceState>>>('shell.preferences');

/** What the server said of the installation: its edition, its flags, its logos. */
export const projectRef = defineService<Store<State<ProjectState>, Actions<ProjectState>>>('shell.project');

/** The cache of server answers, null while nobody is signed in. Components use `useQueryClient`. */
export const queriesRef =
  defineService<Store<{ readonly client: QueryClient | null }, object>>('shell.queries');
