import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followOtherTabs } from './cross-tab.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import { clearSession, storageKeys, type Ending, type Persistence } from '../session/token-storage.ts';

const user = { id: 1, firstname: 'Ada', lastname: null, email: 'ada@example.com' };
const tokenOf = (id: number) => `h.${btoa(JSON.stringify({ id }))}.s`;

/** Dispatches the event that another tab's change of the storage causes in this one. */
function dispatchChange(key: string | null, newValue: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Clears the storage as another tab does, key by key, and dispatches the events in this tab. */
function clearElsewhere(ending?: Ending): void {
  const removeItem = vi.spyOn(Storage.prototype, 'removeItem');
  clearSession('persistent', ending);
  const removed = removeItem.mock.calls.map(([key]) => key);
  removeItem.mockRestore();
  for (const key of removed) dispatchChange(key, null);
}

describe('a remembered session and other tabs', () => {
  let store: SessionStore;
  let stop: () => void;
  const startSession = (persistence: Persistence = 'persistent') =>
    store.actions.start({ token: tokenOf(1), user, persistence });

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    store = createSessionStore();
    stop = followOtherTabs(store);
    startSession();
  });
  afterEach(() => stop());

  it('ends when another tab removes the remembered user', () => {
    dispatchChange(storageKeys.user, null);
    expect(store.getState().token).toBeNull();
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  });

  it('ends when another tab signs out', () => {
    clearElsewhere();
    expect(store.getState().token).toBeNull();
  });

  it('ends when the whole storage is cleared', () => {
    dispatchChange(null, null);
    expect(store.getState().token).toBeNull();
  });

  it('continues when the server refuses it in a newly opened tab', () => {
    clearElsewhere('refused');
    expect(store.getState().token).toBe(tokenOf(1));
  });

  it('ends at a later sign-out in another tab', () => {
    clearElsewhere('refused');
    dispatchChange(storageKeys.token, tokenOf(1));
    dispatchChange(storageKeys.user, JSON.stringify(user));
    clearElsewhere();
    expect(store.getState().token).toBeNull();
  });

  it('is renewed by the token that another tab received for the same user', () => {
    store.actions.expire();
    dispatchChange(storageKeys.token, 'opaque');
    expect(store.getState()).toMatchObject({ token: 'opaque', status: 'live', user });
  });

  it('keeps its own token while it is valid', () => {
    dispatchChange(storageKeys.token, 'opaque');
    expect(store.getState().token).toBe(tokenOf(1));
  });

  it.each(['live', 'expired'] as const)(
    'is cleared in this tab when another user signs in, whose session remains: %s',
    (status) => {
      if (status === 'expired') store.actions.expire();
      localStorage.setItem(storageKeys.token, tokenOf(2));
      dispatchChange(storageKeys.token, tokenOf(2));
      expect(store.getState()).toMatchObject({ token: null, user: null });
      expect(localStorage.getItem(storageKeys.token)).toBe(tokenOf(2));
    },
  );

  it('is cleared when another user is stored without a new token', () => {
    dispatchChange(storageKeys.user, JSON.stringify({ ...user, id: 2 }));
    expect(store.getState().token).toBeNull();
  });

  it('continues when the name of the same user changes', () => {
    dispatchChange(storageKeys.user, JSON.stringify({ ...user, firstname: 'Augusta' }));
    expect(store.getState().token).toBe(tokenOf(1));
  });

  it.each([
    [storageKeys.user, null],
    [storageKeys.token, tokenOf(2)],
    [null, null],
  ])('does not change a session of one tab: %s', (key, value) => {
    startSession('tab');
    dispatchChange(key, value);
    expect(store.getState().token).toBe(tokenOf(1));
  });

  it('is no longer synchronised after `stop`', () => {
    stop();
    dispatchChange(storageKeys.user, null);
    expect(store.getState().token).toBe(tokenOf(1));
  });
});
