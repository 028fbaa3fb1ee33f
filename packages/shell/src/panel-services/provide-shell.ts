import type { StoreApi } from 'zustand/vanilla';
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
} from '../service-refs.ts';
import { shellRef } from './use-shell.ts';
import type { ShellServices } from './shell-services.ts';

/** A store whose actions stand in its state, as plugins know stores. */
const asStore = <S>({ getState, subscribe }: StoreApi<S>) => ({ getState, subscribe, actions: getState() });

/** What the host offers, for its plugin to contribute. */
export function provideShell(shell: ShellServices): readonly Contribution[] {
  const { http, permissions } = shell;
  const refresh = async () => {
    try {
      const { data, view } = await http.call('GET /admin/users/me/permissions');
      permissions.getState().replace(data, view);
    } catch {
      // What the server allows has changed all the same; the next start of the panel learns of it.
    }
  };
  return [
    services.add({ ref: shellRef, make: () => shell }),
    services.add({ ref: httpRef, make: () => http }),
    services.add({ ref: notifyRef, make: () => shell.notifications.getState().notify }),
    services.add({ ref: permissionsRef, make: () => ({ ...asStore(permissions), actions: { refresh } }) }),
    services.add({ ref: sessionRef, make: () => asStore(shell.session) }),
    services.add({ ref: preferencesRef, make: () => asStore(shell.preferences) }),
    services.add({ ref: projectRef, make: () => asStore(shell.project) }),
    services.add({ ref: queriesRef, make: () => asStore(shell.queries) }),
  ];
}
