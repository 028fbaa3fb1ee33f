import { useState } from 'react';
import { hasUnsavedWork } from '../../leaving/has-unsaved-work.ts';
import { signOut } from '../../session/sign-out.ts';
import { useShell } from '../../panel-services/use-shell.ts';

export interface SignOut {
  /** Signs out, or asks first when the page holds unsaved changes. */
  readonly begin: () => void;
  readonly isAsking: boolean;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** The way out of the panel, which loses nothing without asking. */
export function useSignOut(): SignOut {
  const shell = useShell();
  const [isAsking, setIsAsking] = useState(false);
  const leave = () => void signOut(shell);
  return {
    begin: () => (hasUnsavedWork() ? setIsAsking(true) : leave()),
    isAsking,
    confirm: leave,
    cancel: () => setIsAsking(false),
  };
}
