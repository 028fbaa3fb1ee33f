import type { Disposer } from '../disposer.ts';
import type { Contribution } from '../extension/core/extension-point.ts';
import { languages } from '../extension/points/languages.ts';
import { themes } from '../extension/points/themes.ts';
import type { Registry } from '../extension/resolution/registry.ts';
import { services } from '../extension/services/services-point.ts';
import { panelLocales } from '../preferences/locales.ts';
import type { PreferenceStore } from '../preferences/preference-store.ts';
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

/** Returns the services of the host as contributions of its plugin. */
export function provideShell(shell: ShellServices): readonly Contribution[] {
  const { http, permissions } = shell;
  const refresh = async () => {
    try {
      const { data, view } = await http.call('GET /admin/users/me/permissions');
      permissions.actions.replace(data, view);
    } catch {
      // The server checks each call with the new permissions; the next start of the panel fetches them.
    }
  };
  return [
    services.add({ ref: shellRef, factory: () => shell }),
    services.add({ ref: httpRef, factory: () => http }),
    services.add({ ref: notifyRef, factory: () => shell.notifications.actions.notify }),
    services.add({ ref: permissionsRef, factory: () => ({ ...permissions, actions: { refresh } }) }),
    services.add({ ref: sessionRef, factory: () => shell.session }),
    services.add({ ref: preferencesRef, factory: () => shell.preferences }),
    services.add({ ref: projectRef, factory: () => shell.project }),
    services.add({ ref: queriesRef, factory: () => shell.queries }),
  ];
}

/**
 * Offers the themes and languages of the installed plugins as preferences, and follows installations.
 * @param options `awaitsLanguages` returns whether language packs are still to be added, once a user chooses their language
 */
export function watchOffers(
  registry: Pick<Registry, 'list' | 'subscribe'>,
  preferences: PreferenceStore,
  { awaitsLanguages = () => false }: { readonly awaitsLanguages?: () => boolean } = {},
): Disposer {
  let known: readonly unknown[] = [];
  const offer = () => {
    const brought = [registry.list(themes), registry.list(languages)] as const;
    if (brought.every((list, index) => list === known[index])) return;
    known = brought;
    preferences.actions.offer({
      themes: brought[0],
      languages: [
        ...(awaitsLanguages() ? panelLocales : []),
        ...brought[1].map(({ code, label: name = code, direction }) => ({
          code,
          name,
          ...(direction && { direction }),
        })),
      ],
    });
  };
  offer();
  return registry.subscribe(offer);
}

/** The sessions of the panel, for work that needs one. */
export interface Sessions {
  /** The services that work only during a session. */
  readonly needed: readonly { readonly id: string }[];
  /**
   * Calls `start` for the current session and each later one, and the function that it returned when that session ends.
   * @returns the function that stops the watch, and the work of the current session
   */
  readonly watch: (start: () => Disposer) => Disposer;
}

/** Watches the session from a sign-in to its end; a renewal changes nothing. */
export function watchSessions({ session }: Pick<ShellServices, 'session'>): Sessions {
  return {
    needed: [httpRef, queriesRef],
    watch(start) {
      let end: Disposer | undefined;
      const follow = (isSignedIn: boolean) => {
        if (isSignedIn) end ??= start();
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
