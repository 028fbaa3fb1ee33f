import { type ComponentType, createElement, useEffect, useState } from 'react';
import { useRolePreview } from '../authorization/use-can.ts';
import { useStore } from '../extension/react/use-service.ts';
import { useShell } from '../panel-services/shell-services.ts';
import { followOtherTabs } from './cross-tab.ts';
import { createRecovery } from './recover-session.ts';
import { renewWhileUsed } from './renew-while-used.ts';

/**
 * Keeps the page when the server ends the session: asks its user to sign in again in a dialog over it, and
 * everything that was typed, and every call that waits, goes on from there. Drawn once behind the sign-in;
 * while it is not, a refused session ends.
 */
export function SessionExpiry() {
  const shell = useShell();
  const isViewing = useRolePreview() !== null;
  // A look through the eyes of a role has no password to be asked for: its bar says that it is over.
  const isExpired = useStore(shell.session, ({ status }) => status === 'expired') && !isViewing;
  const dialog = useSignInAgainDialog(isExpired);
  useEffect(() => shell.renewal.recoverWith(createRecovery(shell)), [shell]);
  useEffect(() => followOtherTabs(shell.session), [shell]);
  useEffect(() => renewWhileUsed(shell), [shell]);
  return isExpired && dialog ? createElement(dialog) : null;
}

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
