import type { Renewal } from '../session/renewal.ts';
import type { SessionStore } from '../session/session-store.ts';

/** Minimum time between two checks of the token, in milliseconds. */
const checkInterval = 30_000;

const activityEvents = ['keydown', 'pointerdown', 'pointermove', 'input'] as const;

/**
 * Renews the session while the user types or moves the pointer, so that it survives hours of writing without a call.
 * Exchanges the token only when it is due: one call in nine minutes.
 * @param now the current time in milliseconds since 1970
 * @returns the function that stops the renewal
 */
export function renewWhileUsed(
  { session, renewal }: { readonly session: SessionStore; readonly renewal: Pick<Renewal, 'current'> },
  now: () => number = Date.now,
): () => void {
  let checkedAt = -Infinity;
  const handleUse = (): void => {
    const { token, status } = session.getState();
    if (token === null || status !== 'live' || now() - checkedAt < checkInterval) return;
    checkedAt = now();
    // The next call fails for the same reason and reports it.
    renewal.current().catch(() => undefined);
  };
  const options = { capture: true, passive: true };
  for (const type of activityEvents) window.addEventListener(type, handleUse, options);
  return () => {
    for (const type of activityEvents) window.removeEventListener(type, handleUse, options);
  };
}
