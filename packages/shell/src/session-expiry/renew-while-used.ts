import type { Renewal } from '../session/renewal.ts';
import type { SessionStore } from '../session/session-store.ts';

/** Least time between two looks at the token, milliseconds. */
const lookPause = 30_000;

const signsOfUse = ['keydown', 'pointerdown', 'pointermove', 'input'] as const;

/**
 * Lets typing and the pointer count as use of the session: whoever writes for hours without a single call finds it alive.
 * The token is exchanged only when it is due, so that this costs a call in nine minutes.
 * @param now milliseconds since 1970
 * @returns the function that stops it
 */
export function renewWhileUsed(
  { session, renewal }: { readonly session: SessionStore; readonly renewal: Pick<Renewal, 'current'> },
  now: () => number = Date.now,
): () => void {
  let lookedAt = -Infinity;
  const handleUse = (): void => {
    const { token, status } = session.getState();
    if (token === null || status !== 'live' || now() - lookedAt < lookPause) return;
    lookedAt = now();
    // What goes wrong here is met again by the next call, which can tell somebody.
    renewal.current().catch(() => undefined);
  };
  const options = { capture: true, passive: true };
  for (const type of signsOfUse) window.addEventListener(type, handleUse, options);
  return () => {
    for (const type of signsOfUse) window.removeEventListener(type, handleUse, options);
  };
}
