import { createElement, useEffect } from 'react';
import { followOtherTabs } from './cross-tab.ts';
import { renewWhileUsed } from './renew-while-used.ts';
import { createRecovery } from './recover-session.ts';
import { useSignInAgainDialog } from './use-sign-in-again-dialog.ts';
import { useRolePreview } from '../authorization/use-can.ts';
import { useShell } from '../panel-services/use-shell.ts';
import { useStore } from '../extension/react/use-service.ts';

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
