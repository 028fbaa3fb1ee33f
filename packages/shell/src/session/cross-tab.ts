import type { SessionStore } from './session-store.ts';
import { storageKeys } from './token-storage.ts';

/**
 * Signs this tab out when another one removes the remembered user. Returns the function that stops
 * listening.
 */
export function followOtherTabs(session: SessionStore): () => void {
  const onStorage = (event: StorageEvent): void => {
    const removed = event.key === storageKeys.user && event.newValue === null;
    // A null key means that the whole storage was cleared.
    if ((removed || event.key === null) && session.getState().persistence === 'persistent') {
      session.getState().end();
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
