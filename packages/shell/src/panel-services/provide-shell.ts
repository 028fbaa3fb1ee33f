import type { StoreApi } from 'zustand/vanilla';
import type { Disposer } from '../disposer.ts';
import type { Contribution } from '../extension/core/extension-point.ts';
import { languages } from '../extension/points/languages.ts';
import { themes } from '../extension/points/themes.ts';
import type { Registry } from '../extension/resolution/registry.ts';
import { services } from '../extension/services/services-point.ts';
import { offerPreferences, type PreferenceStore } from '../preferences/preference-store.ts';
import {
  httpRef,
  notifyRef,
  permissionsRef,
  preferencesRef,
  projectRef,
  queriesRef,
  sessionRef,
} from '../service-refs.ts';
import { shellRef, type ShellServices } from './shell-services.ts';

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
    services.add({ ref: shellRef, factory: () => shell }),
    services.add({ ref: httpRef, factory: () => http }),
    services.add({ ref: notifyRef, factory: () => shell.notifications.getState().notify }),
    services.add({ ref: permissionsRef, factory: () => ({ ...asStore(permissions), actions: { refresh } }) }),
    services.add({ ref: sessionRef, factory: () => asStore(shell.session) }),
    services.add({ ref: preferencesRef, factory: () => asStore(shell.preferences) }),
    services.add({ ref: projectRef, factory: () => asStore(shell.project) }),
    services.add({ ref: queriesRef, factory: () => asStore(shell.queries) }),
  ];
}

/** Lets people choose among the themes and languages that the plugins bring, for as long as they bring them. */
export function watchOffers(
  registry: Pick<Registry, 'list' | 'subscribe'>,
  preferences: PreferenceStore,
): Disposer {
  let known: readonly unknown[] = [];
  const offer = () => {
    const brought = [registry.list(themes), registry.list(languages)] as const;
    if (brought.every((list, index) => list === known[index])) return;
    known = brought;
    offerPreferences(preferences, {
      themes: brought[0],
      languages: brought[1].map(({ label: name, code, direction }) => ({
        code,
        name,
        hasTexts: true,
        ...(direction && { direction }),
      })),
    });
  };
  offer();
  return registry.subscribe(offer);
}

/** When somebody is signed in. */
export interface Sessions {
  /** The services that are of no use to anybody who is not. */
  readonly needed: readonly { readonly id: string }[];
  /**
   * Calls `begin` for the session that there is and for each one after it, and what it returned when that one ends.
   * @returns ends the watch, and the session with it
   */
  readonly watch: (begin: () => Disposer) => Disposer;
}

/** Somebody's session, from the token that begins it to the one that ends it; renewals go unnoticed. */
export function watchSessions({ session }: Pick<ShellServices, 'session'>): Sessions {
  return {
    needed: [httpRef, queriesRef],
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
