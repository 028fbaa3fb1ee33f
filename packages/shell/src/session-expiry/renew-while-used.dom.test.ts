import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenewal } from '../session/renewal.ts';
import { createSessionStore } from '../session/session-store.ts';
import { renewWhileUsed } from './renew-while-used.ts';

const minute = 60_000;

/** Returns a token that is valid for ten minutes. */
const newToken = (): string =>
  `h.${btoa(JSON.stringify({ iat: Date.now() / 1000, exp: Date.now() / 1000 + 600 }))}.s`;

/** Advances the clock by minutes, with an event every quarter of a minute. */
async function pass(minutes: number, sign: Event | null): Promise<void> {
  for (let step = 0; step < minutes * 4; step += 1) {
    if (sign) document.body.dispatchEvent(sign);
    await vi.advanceTimersByTimeAsync(minute / 4);
  }
}

describe('a session without calls', () => {
  let stop: () => void;
  const start = () => {
    localStorage.clear();
    sessionStorage.clear();
    const session = createSessionStore();
    session.actions.start({ token: newToken(), user: null, persistence: 'tab' });
    const exchange = vi.fn(() => Promise.resolve(newToken()));
    stop = renewWhileUsed({ session, renewal: createRenewal(session, exchange) });
    return { session, exchange };
  };
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it.each(['keydown', 'input', 'pointermove'])('is renewed by %s events', async (type) => {
    const { exchange } = start();
    await pass(60, new Event(type, { bubbles: true }));
    expect(exchange.mock.calls.length).toBeGreaterThanOrEqual(6);
    expect(exchange.mock.calls.length).toBeLessThanOrEqual(8);
  });

  it('is not renewed without activity', async () => {
    const { exchange } = start();
    await pass(60, null);
    expect(exchange).not.toHaveBeenCalled();
  });

  it('is not renewed after it has expired or ended', async () => {
    const { session, exchange } = start();
    session.actions.expire();
    await pass(20, new Event('keydown', { bubbles: true }));
    session.actions.end();
    await pass(20, new Event('keydown', { bubbles: true }));
    expect(exchange).not.toHaveBeenCalled();
  });
});
