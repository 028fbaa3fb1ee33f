import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore } from './session-store.ts';
import { storageKeys } from './token-storage.ts';

const user = { id: 1, firstname: 'Ada', lastname: null, email: 'ada@example.com' };

describe('session', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is stored for the tab only, unless it is remembered', () => {
    createSessionStore().actions.start({ token: 't', user, persistence: 'tab' });
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
    expect(createSessionStore().getState().token).toBe('t');
  });

  it('is stored persistently if it is remembered', () => {
    createSessionStore().actions.start({ token: 't', user, persistence: 'persistent' });
    expect(localStorage.getItem(storageKeys.token)).toBe('t');
    expect(sessionStorage.getItem(storageKeys.token)).toBeNull();
  });

  it('does not remove the stored user during a renewal, since other tabs would sign out', () => {
    const store = createSessionStore();
    store.actions.start({ token: 't', user, persistence: 'persistent' });
    const remove = vi.spyOn(Storage.prototype, 'removeItem');
    store.actions.renew('t2');
    expect(remove.mock.contexts).not.toContain(localStorage);
    remove.mockRestore();
    expect(localStorage.getItem(storageKeys.token)).toBe('t2');
  });

  it('of a tab does not change the stored session of another tab', () => {
    const store = createSessionStore();
    store.actions.start({ token: 't', user, persistence: 'tab' });
    localStorage.setItem(storageKeys.token, 'of another tab');
    store.actions.renew('t2');
    store.actions.end();
    expect(localStorage.getItem(storageKeys.token)).toBe('of another tab');
    expect(sessionStorage.getItem(storageKeys.token)).toBeNull();
  });

  it('of a tab is replaced by a remembered one', () => {
    const store = createSessionStore();
    store.actions.start({ token: 't', user, persistence: 'tab' });
    store.actions.start({ token: 'r', user, persistence: 'persistent' });
    expect(createSessionStore().getState()).toMatchObject({ token: 'r', persistence: 'persistent' });
  });

  it('ignores an invalid stored user', () => {
    localStorage.setItem(storageKeys.token, 't');
    localStorage.setItem(storageKeys.user, '{broken');
    expect(createSessionStore().getState()).toMatchObject({ token: 't', user: null });
  });
});
