import { useEffect, useState, type ComponentType } from 'react';

const load = () => import('./dialog/SignInAgain.tsx');

/** Milliseconds: long after the first page is there, long before a session ends. */
const idleDelay = 10_000;

/** Milliseconds between tries. */
const retryPause = 2_000;

/**
 * The dialog's component, null until its code is there. It is fetched a while after the panel was drawn, and
 * not when it is needed: the session may end because the server was replaced, and its scripts with it.
 * @param isNeeded fetches it at once, and again until that works: without it nobody could go on
 */
export function useSignInAgainDialog(isNeeded: boolean): ComponentType | null {
  const [dialog, setDialog] = useState<{ readonly component: ComponentType } | null>(null);
  useEffect(() => {
    if (dialog) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const fetchDialog = () => {
      load().then(
        ({ SignInAgain }) => setDialog({ component: SignInAgain }),
        () => {
          timer = setTimeout(fetchDialog, isNeeded ? retryPause : idleDelay);
        },
      );
    };
    timer = setTimeout(fetchDialog, isNeeded ? 0 : idleDelay);
    return () => clearTimeout(timer);
  }, [dialog, isNeeded]);
  return dialog?.component ?? null;
}
