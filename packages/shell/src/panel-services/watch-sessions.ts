import type { Disposer } from '../disposer.ts';
import { httpRef, queriesRef } from '../service-refs.ts';
import type { ShellServices } from './shell-services.ts';

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
