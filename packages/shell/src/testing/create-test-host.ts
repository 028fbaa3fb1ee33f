import type { Permission } from '@admin/content-model';
import type { ProjectType } from '@admin/contract';
import { createStore } from 'zustand/vanilla';
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
import { groupPermissions } from '../permissions/permission-store.ts';
import { panelLocales } from '../preferences/locales.ts';
import type { PreferenceState } from '../preferences/preference-store.ts';
import { communityProject, createProjectStore } from '../project/project-store.ts';
import type { SessionState } from '../session/session-store.ts';
import type { StoredUser } from '../session/token-storage.ts';
import { fakeHttp } from './fake-http.ts';

/** Who sits in front of the panel of a test, and what it is a panel of. */
export interface TestHostSpec {
  /** @default a client without an answer to anything */
  readonly http?: HttpClient;
  /** @default none */
  readonly permissions?: readonly Permission[];
  /** @default nobody */
  readonly user?: StoredUser | null;
  /** @default the community edition */
  readonly project?: ProjectType;
}

/** What was shown to the user beside the page. */
export type Notice = Parameters<Notify>[0];

/** The host's services as a test has them: nothing outlives it, nothing is stored. */
export interface TestHost {
  /** For the runtime of the test. */
  readonly services: readonly Contribution[];
  /** Every notification so far. */
  readonly notices: readonly Notice[];
}

type Preferences = Pick<PreferenceState, 'theme' | 'language' | 'themes' | 'languages' | 'chosenLanguage'>;

/** Services of a host without a browser's memory and without a server. */
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
  const granted = createStore(() => ({ granted: groupPermissions(permissions) }));
  const session = createStore<Pick<SessionState, 'user' | 'ending'>>(() => ({ user, ending: null }));
  const preferences = createStore<Preferences>(() => ({
    theme: 'system',
    language: 'en',
    themes: [],
    languages: panelLocales,
    chosenLanguage: null,
  }));
  const init = { uuid: false, hasAdmin: true, menuLogo: null, authLogo: null } as const;
  const installation = createProjectStore({ init, projectType: project });
  const refresh = async () => {
    try {
      const { data } = await http.call('GET /admin/users/me/permissions');
      granted.setState({ granted: groupPermissions(data) });
    } catch {
      // As in the panel: the permissions stay what they were.
    }
  };
  const setLanguage = (language: string) => preferences.setState({ language });
  return {
    notices,
    services: [
      services.add({ ref: httpRef, factory: () => http }),
      services.add({ ref: notifyRef, factory: () => notify }),
      services.add({ ref: permissionsRef, factory: () => ({ ...granted, actions: { refresh } }) }),
      services.add({
        ref: sessionRef,
        factory: () => ({
          ...session,
          actions: { rename: (renamed) => session.setState({ user: renamed }) },
        }),
      }),
      services.add({
        ref: preferencesRef,
        factory: () => ({
          ...preferences,
          actions: {
            setTheme: (theme) => preferences.setState({ theme }),
            setLanguage,
            chooseLanguage: setLanguage,
          },
        }),
      }),
      services.add({
        ref: projectRef,
        factory: () => ({ ...installation, actions: installation.getState() }),
      }),
      services.add({
        ref: queriesRef,
        factory: () => ({ ...createStore(() => ({ client: null })), actions: {} }),
      }),
    ],
  };
}
