import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createRenewal, renewalMargin } from './renewal.ts';
import { createSessionStore } from './session-store.ts';

function tokenEnding(at: number): string {
  return `h.${btoa(JSON.stringify({ exp: at / 1000 }))}.s`;
}

const refused = new ApiError({ name: 'ValidationError', message: 'Invalid token', status: 400 });
const offline = new ApiError({ name: 'NetworkError', message: 'Network Error', status: 0 });

describe('renewal', () => {
  const start = 1_000_000_000;
  let session: ReturnType<typeof createSessionStore>;

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    session = createSessionStore();
    session.getState().begin({ token: tokenEnding(start + 600_000), user: null, persistence: 'persistent' });
  });

  it('exchanges the stored token at start-up', async () => {
    const renewal = createRenewal(
      session,
      () => Promise.resolve('new'),
      () => start,
    );
    await expect(renewal.start()).resolves.toBe(true);
    expect(session.getState().token).toBe('new');
    expect(localStorage.getItem('admin.token')).toBe('new');
  });

  it('forgets the session when the server refuses the token', async () => {
    const renewal = createRenewal(
      session,
      () => Promise.reject(refused),
      () => start,
    );
    await expect(renewal.start()).resolves.toBe(false);
    expect(localStorage.getItem('admin.token')).toBeNull();
  });

  it('keeps the session when the server cannot be reached', async () => {
    const renewal = createRenewal(
      session,
      () => Promise.reject(offline),
      () => start,
    );
    await expect(renewal.start()).resolves.toBe(true);
    expect(session.getState().token).not.toBeNull();
  });

  it('sends a token that lasts without asking', async () => {
    const exchange = vi.fn(() => Promise.resolve('new'));
    const renewal = createRenewal(session, exchange, () => start);
    await renewal.current();
    expect(exchange).not.toHaveBeenCalled();
  });

  it('renews a token about to end once, however many calls wait for it', async () => {
    const exchange = vi.fn(() => Promise.resolve('new'));
    const renewal = createRenewal(session, exchange, () => start + 600_000 - renewalMargin + 1);
    await expect(Promise.all([renewal.current(), renewal.current()])).resolves.toEqual(['new', 'new']);
    expect(exchange).toHaveBeenCalledTimes(1);
  });
});
