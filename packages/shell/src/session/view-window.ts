import { clearSession, storageKeys, type StoredUser } from './token-storage.ts';

/** A window that waits for its content. */
export interface ViewWindow {
  /** Opens the panel with the token, at the address of one of its pages. */
  show(view: { readonly token: string; readonly user: StoredUser }, address: string): void;
  /** Closes the window if there is nothing to show. */
  close(): void;
}

/**
 * Opens a window for an impersonation preview. Call it synchronously in an event handler, since browsers block it
 * otherwise.
 * @returns null if the browser has blocked it
 */
export function openViewWindow(): ViewWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  return {
    show({ token, user }, address) {
      // The session storage belongs to this window alone, so that no address and no other window contains the token.
      opened.sessionStorage.setItem(storageKeys.token, token);
      opened.sessionStorage.setItem(storageKeys.user, JSON.stringify(user));
      opened.location.replace(address);
    },
    close: () => opened.close(),
  };
}

/**
 * Ends the impersonation preview of this window.
 * @param address the address to open if the window does not close
 */
export function leaveView(address: string): void {
  clearSession('tab');
  window.close();
  window.location.replace(address);
}
