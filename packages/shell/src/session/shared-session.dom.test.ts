import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayShareSession, requestSession, shareSession, stopRequests } from './shared-session.ts';
import { createSessionStore } from './session-store.ts';
import { storageKeys, type Persistence } from './token-storage.ts';

const user = { id: 1, firstname: 'Ada', lastname: null, email: 'ada@example.com' };
const tokenOf = (claims: object) =>
  `header.${btoa(JSON.stringify({ id: 1, sid: 'first', ...claims }))}.signature`;

const stops: (() => void)[] = [];

/** A tab whose user has signed in without "remember me". */
function tab({
  token = tokenOf({}),
  persistence = 'tab',
}: { readonly token?: string; readonly persistence?: Persistence } = {}) {
  const session = createSessionStore();
  stops.push(shareSession(session));
  session.actions.start({ token, user, persistence });
  return session;
}

describe('the session of a tab', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
  });

  it('is shared with a new tab', async () => {
    tab();
    expect(mayShareSession()).toBe(true);
    expect(await requestSession()).toEqual({ token: tokenOf({}), user });
  });

  it('is never written to the storage shared by all tabs', async () => {
    tab();
    await requestSession();
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    expect(keys.map((key) => localStorage.getItem(key))).not.toContain(tokenOf({}));
    expect(localStorage.getItem(storageKeys.token)).toBeNull();
  });

  it.each([
    ['a preview of a role', { token: tokenOf({ type: 'view' }) }],
    ['remembered, and so in the storage of all tabs', { persistence: 'persistent' as const }],
  ])('is not shared when it is %s', async (_what, spec) => {
    tab(spec);
    expect(mayShareSession()).toBe(false);
    expect(await requestSession()).toBeNull();
  });

  it('is not shared after it has expired', async () => {
    tab().actions.expire();
    expect(await requestSession()).toBeNull();
  });

  it('ends in all tabs that share it when one of them signs out', async () => {
    const [first, second, other] = [tab(), tab(), tab({ token: tokenOf({ sid: 'second' }) })];
    first.actions.end();
    await vi.waitFor(() => expect(second.getState().token).toBeNull());
    expect(other.getState().token).not.toBeNull();
  });

  it('is requested only while a tab may have one', () => {
    expect(mayShareSession()).toBe(false);
    const session = tab();
    expect(mayShareSession()).toBe(true);
    session.actions.end();
    expect(mayShareSession()).toBe(false);
    tab();
    stopRequests();
    expect(mayShareSession()).toBe(false);
  });
});
