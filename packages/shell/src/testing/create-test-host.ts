import type { Permission } from '@admin/content-model';
import type { ProjectType } from '@admin/contract';
import type { Contribution } from '../extension/core/extension-point.ts';
import { services } from '../extension/services/services-point.ts';
import {
  httpRef,
  notifyRef,
  permissionsRef,
  preferencesRef,
  projectRef,
  queriesRef,
  sessionRef,
  type Notify,
} from '../service-refs.ts';
import type { HttpClient } from '../http/http-client.ts';
import { permissionStore } from '../permissions/permission-store.ts';
import { groupPermissions } from '../permissions/grouped-permissions.ts';
import {
  defaultPreferences,
  type PreferenceActions,
  type PreferenceState,
} from '../preferences/preference-store.ts';
import { communityProject, createProjectStore } from '../project/project-store.ts';
import { sessionStore, signedOut } from '../session/session-store.ts';
import { definePlainStore } from '../services/plain-store.ts';
import type { StoredUser } from '../session/token-storage.ts';
import { fakeHttp } from './fake-http.ts';

/** The user of a test panel and its installation. */
export interface TestHostSpec {
  /** @default a client without responses */
  readonly http?: HttpClient;
  /** @default none */
  readonly permissions?: readonly Permission[];
  /** @default no user */
  readonly user?: StoredUser | null;
  /** @default the community edition */
  readonly project?: ProjectType;
}

/** A notification shown to the user. */
export type Notice = Parameters<Notify>[0];

/** The services of the host in a test. They store nothing. */
export interface TestHost {
  /** For the runtime of the test. */
  readonly services: readonly Contribution[];
  /** All notifications so far. */
  readonly notices: readonly Notice[];
}

/** Preferences that are not stored in the browser. */
const testPreferences = definePlainStore<
  PreferenceState,
  Pick<PreferenceActions, 'setTheme' | 'setLanguage' | 'chooseLanguage'>
>({
  id: 'test.preferences',
  state: defaultPreferences,
  actions: (set) => ({
    setTheme: (theme) => set({ theme }),
    setLanguage: (language) => set({ language }),
    chooseLanguage: (language) => set({ language }),
  }),
});

const testQueries = definePlainStore({
  id: 'test.queries',
  state: { client: null },
  actions: () => ({}),
});

/** Creates the services of a host without storage and without a server. */
export function createTestHost({
  http = fakeHttp({}),
  permissions = [],
  user = null,
  project = communityProject,
}: TestHostSpec = {}): TestHost {
  const notices: Notice[] = [];
  const notify: Notify = (notice) => {
    notices.push(notice);
    return () => undefined;
  };
  const granted = permissionStore.create({ granted: groupPermissions(permissions), view: null });
  // Without a token, its actions store nothing.
  const session = sessionStore.create({ ...signedOut, user });
  const init = { uuid: false, hasAdmin: true, menuLogo: null, authLogo: null } as const;
  const refresh = async () => {
    try {
      const { data } = await http.call('GET /admin/users/me/permissions');
      granted.actions.replace(data);
    } catch {
      // As in the panel, the permissions stay unchanged.
    }
  };
  return {
    notices,
    services: [
      services.add({ ref: httpRef, factory: () => http }),
      services.add({ ref: notifyRef, factory: () => notify }),
      services.add({ ref: permissionsRef, factory: () => ({ ...granted, actions: { refresh } }) }),
      services.add({ ref: sessionRef, factory: () => session }),
      services.add({ ref: preferencesRef, factory: () => testPreferences.create() }),
      services.add({ ref: projectRef, factory: () => createProjectStore({ init, projectType: project }) }),
      services.add({ ref: queriesRef, factory: () => testQueries.create() }),
    ],
  };
}
