import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createRenewal, renewalMargin } from './renewal.ts';
import { createSessionStore } from './session-store.ts';

const start = 1_000_000_000;

/** Returns a token that is valid for ten minutes after that time. */
function tokenMadeAt(at: number, id?: number): string {
  return `h.${btoa(JSON.stringify({ iat: at / 1000, exp: at / 1000 + 600, id }))}.s`;
}

const first = tokenMadeAt(start);
const next = tokenMadeAt(start + 1000);
/** A response of the server that the test resolves. */
function pending() {
  let resolve!: (token: string) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<string>((onSuccess, onFailure) => {
    resolve = onSuccess;
    reject = onFailure;
  });
  return { promise, resolve, reject };
}

const errorWith = (status: number) => new ApiError({ name: 'Error', message: 'no', status });

describe('renewal', () => {
  let session: ReturnType<typeof createSessionStore>;
  const signIn = (token: string) => session.actions.start({ token, user: null, persistence: 'persistent' });

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    session = createSessionStore();
    signIn(first);
  });

  const renewing = (exchange: (token: string) => Promise<string>, now = start) =>
    createRenewal(session, exchange, () => now);

  it('exchanges the stored token at start-up', async () => {
    const exchange = vi.fn(() => Promise.resolve(next));
    await expect(renewing(exchange).start()).resolves.toBe(true);
    expect(exchange).toHaveBeenCalledWith(first);
    expect(localStorage.getItem('admin.token')).toBe(next);
  });

  it.each([400, 401, 403])('ends the session when the server refuses the token with %i', async (status) => {
    await expect(renewing(() => Promise.reject(errorWith(status))).start()).resolves.toBe(false);
    expect(localStorage.getItem('admin.token')).toBeNull();
  });

  it.each([0, 408, 429, 500, 502])('keeps the session when the status is %i', async (status) => {
    const renewal = renewing(() => Promise.reject(errorWith(status)), start + 599_000);
    await expect(renewal.start()).resolves.toBe(true);
    await expect(renewal.current()).resolves.toBe(first);
    expect(session.getState().token).toBe(first);
  });

  it('sends a valid token without a request', async () => {
    const exchange = vi.fn(() => Promise.resolve(next));
    await expect(renewing(exchange).current()).resolves.toBe(first);
    expect(exchange).not.toHaveBeenCalled();
  });

  it('renews an expiring token once, however many calls wait for it', async () => {
    const exchange = vi.fn(() => Promise.resolve(next));
    const renewal = renewing(exchange, start + 600_000 - renewalMargin + 1);
    await expect(Promise.all([renewal.current(), renewal.current()])).resolves.toEqual([next, next]);
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('does not exchange the token of an impersonation preview, and ends with it', async () => {
    const view = `h.${btoa(JSON.stringify({ iat: start / 1000, exp: start / 1000 + 600, type: 'view' }))}.s`;
    signIn(view);
    const exchange = vi.fn(() => Promise.resolve(next));
    const renewal = renewing(exchange, start + 700_000);
    await expect(renewal.start()).resolves.toBe(true);
    await expect(renewal.current()).resolves.toBe(view);
    await expect(renewal.replace(view)).resolves.toBeNull();
    expect(session.getState().token).toBeNull();
    expect(exchange).not.toHaveBeenCalled();
  });

  it('shares one exchange between start-up, waiting calls and refused calls', async () => {
    const exchange = vi.fn(() => Promise.resolve(next));
    const renewal = renewing(exchange, start + 700_000);
    await Promise.all([renewal.start(), renewal.current(), renewal.replace(first)]);
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('does not renew with each call when the clock of the browser is an hour ahead', async () => {
    const exchange = vi.fn(() => Promise.resolve(next));
    const renewal = renewing(exchange, start + 3_600_000);
    await renewal.current();
    await renewal.current();
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('replaces a refused token, and returns the same one to calls that are refused later', async () => {
    const exchange = vi.fn(() => Promise.resolve(next));
    const renewal = renewing(exchange);
    await expect(renewal.replace(first)).resolves.toBe(next);
    await expect(renewal.replace(first)).resolves.toBe(next);
    expect(exchange).toHaveBeenCalledTimes(1);
  });

  it('ends the session when a refused token cannot be replaced', async () => {
    await expect(renewing(() => Promise.reject(errorWith(400))).replace(first)).resolves.toBeNull();
    expect(session.getState().token).toBeNull();
  });

  it('rejects and keeps the session if the replacement cannot be requested', async () => {
    const offline = errorWith(0);
    await expect(renewing(() => Promise.reject(offline)).replace(first)).rejects.toBe(offline);
    expect(session.getState().token).toBe(first);
  });

  it('does not use the token of another user who has signed in', async () => {
    const renewal = renewing(() => Promise.resolve(next));
    session.actions.end();
    signIn('other');
    await expect(renewal.replace(first)).resolves.toBeNull();
    expect(session.getState().token).toBe('other');
  });

  it('does not restore a session that ended before the response', async () => {
    const response = pending();
    const renewal = renewing(() => response.promise);
    const waiting = renewal.replace(first);
    session.actions.end();
    response.resolve(next);
    await expect(waiting).resolves.toBeNull();
    expect(localStorage.getItem('admin.token')).toBeNull();
  });

  it('does not end a session that started while the old one was refused', async () => {
    const response = pending();
    const renewal = renewing(
      (token) => (token === first ? response.promise : Promise.resolve(next)),
      start + 599_000,
    );
    const waiting = renewal.current();
    session.actions.end();
    signIn('other');
    const started = renewal.start();
    response.reject(errorWith(400));
    await Promise.all([waiting, started]);
    await expect(started).resolves.toBe(true);
    expect(session.getState().token).toBe(next);
  });
});

describe('a refused session that can be recovered', () => {
  const ada = { id: 1, firstname: 'Ada', lastname: null, email: 'ada@example.com' };
  const startSession = (session: ReturnType<typeof createSessionStore>, token: string) =>
    session.actions.start({ token, user: ada, persistence: 'tab' });

  function expiring(exchange: () => Promise<string> = () => Promise.reject(errorWith(400))) {
    const session = createSessionStore();
    startSession(session, first);
    const exchanging = vi.fn(exchange);
    const renewal = createRenewal(session, exchanging, () => start);
    const response = pending();
    const recovery = vi.fn(() => {
      session.actions.expire();
      return response.promise;
    });
    const stop = renewal.recoverWith(recovery);
    const recover = (token: string) => {
      startSession(session, token);
      response.resolve(token);
    };
    return { session, renewal, exchanging, recovery, recover, stop };
  }

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('stays, and is recovered once for all calls that were refused or sent in the meantime', async () => {
    const { renewal, session, exchanging, recovery, recover } = expiring();
    const refused = [renewal.replace(first), renewal.replace(first)];
    await vi.waitFor(() => expect(recovery).toHaveBeenCalledWith(first));
    const pendingToken = renewal.current();
    expect(session.getState()).toMatchObject({ token: first, user: ada });
    recover(next);
    await expect(Promise.all([...refused, pendingToken])).resolves.toEqual([next, next, next]);
    expect(exchanging).toHaveBeenCalledTimes(1);
    expect(recovery).toHaveBeenCalledTimes(1);
  });

  it('provides the new token to a call whose refusal arrives later', async () => {
    const { renewal, recover, recovery } = expiring();
    const waiting = renewal.replace(first);
    await vi.waitFor(() => expect(recovery).toHaveBeenCalled());
    recover(next);
    await waiting;
    await expect(renewal.replace(first)).resolves.toBe(next);
  });

  it('is recovered as well if the server returns the token of another user with the same cookie', async () => {
    const { renewal, session, recovery, recover } = expiring(() =>
      Promise.resolve(tokenMadeAt(start + 1000, 2)),
    );
    const waiting = renewal.replace(first);
    await vi.waitFor(() => expect(recovery).toHaveBeenCalledWith(first));
    expect(session.getState().token).toBe(first);
    recover(next);
    await expect(waiting).resolves.toBe(next);
  });

  it('is recovered if the server refuses a token that it has just issued', async () => {
    const { renewal, session, recovery } = expiring();
    renewal.rejected(first);
    await vi.waitFor(() => expect(recovery).toHaveBeenCalledWith(first));
    expect(session.getState().token).toBe(first);
  });

  it('ends if its user is signing out', async () => {
    const { renewal, session, recovery } = expiring();
    session.actions.leave();
    await expect(renewal.replace(first)).resolves.toBeNull();
    expect(session.getState().token).toBeNull();
    expect(recovery).not.toHaveBeenCalled();
  });

  it('ends if there is no recovery any more', async () => {
    const { renewal, session, stop } = expiring();
    stop();
    await expect(renewal.replace(first)).resolves.toBeNull();
    expect(session.getState().token).toBeNull();
  });

  it('ends at start-up if a renewal returns the token of another user', async () => {
    const { renewal, session, stop } = expiring(() => Promise.resolve(tokenMadeAt(start + 1000, 2)));
    stop();
    await expect(renewal.start()).resolves.toBe(false);
    expect(session.getState().token).toBeNull();
  });
});
