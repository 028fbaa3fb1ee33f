import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { HttpClient } from '../http/http-client.ts';
import { createSessionStore } from './session-store.ts';
import { signOut } from './sign-out.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function signedIn(response: () => Promise<never>) {
  const session = createSessionStore();
  session.actions.start({ token: 't', user: null, persistence: 'tab' });
  const call = vi.fn(response);
  return { session, call, http: { call } satisfies Pick<HttpClient, 'call'> };
}

describe('signing out', () => {
  it('calls the server first, and ignores a failure', async () => {
    const statuses: string[] = [];
    const { session, call, http } = signedIn(() => {
      statuses.push(session.getState().status);
      return Promise.reject(new Error('away'));
    });
    await signOut({ session, http });
    expect(statuses).toEqual(['leaving']);
    expect(call.mock.calls).toEqual([['POST /admin/logout']]);
    expect(session.getState()).toMatchObject({ token: null, status: 'live' });
  });

  it('sends no request for a session that the server has ended', async () => {
    const { session, call, http } = signedIn(() => new Promise<never>(() => undefined));
    session.actions.expire();
    await signOut({ session, http });
    expect(call).not.toHaveBeenCalled();
    expect(session.getState().token).toBeNull();
  });
});
