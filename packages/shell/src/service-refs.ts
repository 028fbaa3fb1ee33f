import type { RolePreview } from '@admin/contract';
import { defineService } from './services/service-ref.ts';
import type { Store } from './services/plain-store.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { HttpClient } from './http/http-client.ts';
import type { NotificationActions } from './notifications/notification-store.ts';
import type { GroupedPermissions } from './permissions/grouped-permissions.ts';
import type { PreferenceActions, PreferenceState } from './preferences/preference-store.ts';
import type { ProjectActions, ProjectState } from './project/project-store.ts';
import type { SessionActions, SessionState } from './session/session-store.ts';

/** The typed client of the HTTP API, signed in as the current user. */
export const httpRef = defineService<HttpClient>('shell.http');

/** Shows a notification. */
export type Notify = NotificationActions['notify'];

/** Shows a notification; the same function for as long as the panel runs. */
export const notifyRef = defineService<Notify>('shell.notify');

/**
 * The permissions of the user, grouped; null until the server has responded. `view` is set while an administrator previews
 * the panel as another role, which is read-only. `refresh` fetches them again and never rejects.
 */
export const permissionsRef =
  defineService<
    Store<
      { readonly granted: GroupedPermissions | null; readonly view?: RolePreview | null },
      { readonly refresh: () => Promise<void> }
    >
  >('shell.permissions');

/**
 * The signed-in user; null without a session, and then `ending` is why the last one ended. `rename` is for users who have
 * changed their own name or address, `start` for pages that sign a user in by other means than a password.
 */
export const sessionRef =
  defineService<Store<Pick<SessionState, 'user' | 'ending'>, Pick<SessionActions, 'rename' | 'start'>>>(
    'shell.session',
  );

/** The theme and the language, with the actions that change them. */
export const preferencesRef =
  defineService<
    Store<PreferenceState, Pick<PreferenceActions, 'setTheme' | 'setLanguage' | 'chooseLanguage'>>
  >('shell.preferences');

/** The response of the server about the installation: edition, flags and logos. */
export const projectRef =
  defineService<Store<ProjectState, Pick<ProjectActions, 'changeInit'>>>('shell.project');

/** The cache of server responses, null without a session. Components use `useQueryClient`. */
export const queriesRef =
  defineService<Store<{ readonly client: QueryClient | null }, object>>('shell.queries');
