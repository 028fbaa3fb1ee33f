import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useRolePreview } from '../authorization/use-can.ts';
import { useStore } from '../extension/react/use-service.ts';
import { useShell } from '../panel-services/shell-services.ts';
import { shareSession } from '../session/shared-session.ts';
import { followOtherTabs } from './cross-tab.ts';
import { createRecovery } from './recover-session.ts';
import { renewWhileUsed } from './renew-while-used.ts';

/**
 * Asks the user to sign in again, in a dialog over the page, when the server ends the session. Unsaved changes remain
 * and waiting calls continue. Rendered once for signed-in users; while it is not mounted, a refused session ends.
 */
export function SessionExpiry() {
  const shell = useShell();
  const isViewing = useRolePreview() !== null;
  // A role preview has no password; its bar shows that it has ended.
  const isExpired = useStore(shell.session, ({ status }) => status === 'expired') && !isViewing;
  const dialog = useSignInAgainDialog(isExpired);
  useEffect(() => shell.renewal.recoverWith(createRecovery(shell)), [shell]);
  useEffect(() => followOtherTabs(shell.session), [shell]);
  useEffect(() => shareSession(shell.session), [shell]);
  useEffect(() => renewWhileUsed(shell), [shell]);
  return isExpired && dialog ? createElement(dialog) : null;
}

const load = () => import('./dialog/SignInAgain.tsx');

/** Delay before the dialog is fetched, in milliseconds: after the first page, long before a session ends. */
const idleDelay = 10_000;

/** Time between two attempts, in milliseconds. */
const retryPause = 2_000;

/**
 * Returns the component of the dialog, or null until it is loaded. It is fetched in advance: the session may end because
 * the server was replaced, and its scripts with it.
 * @param isNeeded fetches the dialog immediately and retries until that succeeds
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
