import { clearSession, storageKeys, type StoredUser } from './token-storage.ts';

/** A window that waits for what it is to show. */
export interface ViewWindow {
  /** Shows the panel as the token opens it, at the address of one of its pages. */
  show(view: { readonly token: string; readonly user: StoredUser }, address: string): void;
  /** Takes the window away again, where there is nothing to be shown. */
  close(): void;
}

/**
 * Opens a window for a look through the eyes of a role. To be called while somebody presses something, before anything
 * is waited for: browsers block it otherwise.
 * @returns null where the browser has blocked it
 */
export function openViewWindow(): ViewWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  return {
    show({ token, user }, address) {
      // What a window keeps for itself alone is its session: no address and no other window ever holds the token.
      opened.sessionStorage.setItem(storageKeys.token, token);
      opened.sessionStorage.setItem(storageKeys.user, JSON.stringify(user));
      opened.location.replace(address);
    },
    close: () => opened.close(),
  };
}

/**
 * Ends the look that this window is.
 * @param address where a window that does not close goes on, as the panel always is
 */
export function leaveView(address: string): void {
  clearSession('tab');
  window.close();
  window.location.replace(address);
}
