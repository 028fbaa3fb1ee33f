import { storedItem } from '../stored-item.ts';
import type { SessionStore } from './session-store.ts';
import { tokenClaims } from './token-claims.ts';
import type { StoredSession } from './token-storage.ts';

/** Milliseconds that a new tab waits for a session of another tab. */
const maxWait = 300;

/** Set in the local storage while a tab has a session of its own, so that other documents do not wait in vain. */
const markKey = 'admin.tab-session';

declare global {
  /** Settles when the document has received the session of another tab, or none; the panel waits for it. */
  var adminSharedSession: Promise<void> | undefined;
}

type Message =
  | { readonly kind: 'request'; readonly id: string }
  | { readonly kind: 'session'; readonly id: string; readonly session: StoredSession }
  | { readonly kind: 'signed out'; readonly sessionId: string };

/** The tabs of the same origin; other origins cannot open the channel. */
const openChannel = (): BroadcastChannel => new BroadcastChannel('admin.session');

function post(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(message);
}

/** Returns true when another tab may have a session that ends with it. */
export const mayShareSession = (): boolean => storedItem(markKey) !== null;

/** Keeps later documents from waiting, after a request without a response. */
export function stopRequests(): void {
  localStorage.removeItem(markKey);
}

/**
 * Requests the session of another tab. A session without "remember me" is in the storage of its tab, which a tab opened by
 * Ctrl+click or from the context menu does not inherit: without this, its user would have to sign in again.
 * @returns null when no tab responds within 300 ms
 */
export function requestSession(): Promise<StoredSession | null> {
  return new Promise((resolve) => {
    const channel = openChannel();
    const id = String(crypto.getRandomValues(new Uint32Array(2)));
    const settle = (session: StoredSession | null): void => {
      clearTimeout(timer);
      channel.close();
      resolve(session);
    };
    const timer = setTimeout(() => settle(null), maxWait);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'session' && data.id === id) settle(data.session);
    });
    post(channel, { kind: 'request', id });
  });
}

/** The session that this tab may share: live, of this tab alone, and not a preview of a role. */
function sharedSession(session: SessionStore): (StoredSession & { readonly sessionId: string }) | null {
  const { token, user, persistence, status } = session.getState();
  if (!token || persistence !== 'tab' || status !== 'live') return null;
  const { sessionId, isView } = tokenClaims(token);
  return isView || sessionId === null ? null : { token, user, sessionId };
}

/**
 * Shares the session of this tab with tabs that request it, and ends it when one of them signs out.
 * @returns the function that stops sharing
 */
export function shareSession(session: SessionStore): () => void {
  const channel = openChannel();
  const mark = (): void => {
    if (sharedSession(session)) localStorage.setItem(markKey, 'open');
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const shared = sharedSession(session);
    if (!shared) return;
    const { sessionId, ...stored } = shared;
    if (data.kind === 'request') {
      post(channel, { kind: 'session', id: data.id, session: stored });
    } else if (data.kind === 'signed out' && data.sessionId === sessionId) {
      session.actions.leave();
      session.actions.end();
    }
  });
  mark();
  const unsubscribe = session.subscribe((state, before) => {
    if (state.token) {
      mark();
      return;
    }
    const isOwn = before.token !== null && before.persistence === 'tab' && state.ending === 'signed out';
    const { sessionId, isView } = tokenClaims(before.token ?? '');
    if (!isOwn || isView || sessionId === null) return;
    stopRequests();
    post(channel, { kind: 'signed out', sessionId });
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
