import type { Disposer } from '../disposer.ts';
import type { Sessions } from '../boot/phases/activate-plugins.ts';
import { httpRef, queriesRef } from '../service-refs.ts';
import type { ShellServices } from './shell-services.ts';

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
