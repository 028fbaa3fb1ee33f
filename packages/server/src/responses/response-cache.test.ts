import { describe, expect, it, vi } from 'vitest';
import { ResponseCache } from './response-cache.ts';
import { findSerialized } from './serialized-response.ts';

function open({ limit, state = '1' }: { limit?: number; state?: string | null } = {}) {
  const database = { state };
  const cache = new ResponseCache(() => database.state, limit);
  let made = 0;
  const make = vi.fn(async (text = '') => ({ number: (made += 1), text }));
  return { database, cache, make };
}

describe('ResponseCache', () => {
  it('returns the same response while nothing is written', async () => {
    const { cache, make } = open();
    const first = await cache.get('a', make);
    expect(await cache.get('a', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('creates a new response after a write', async () => {
    const { database, cache, make } = open();
    await cache.get('a', make);
    database.state = '2';
    expect(await cache.get('a', make)).toMatchObject({ number: 2 });
  });

  it('does not cache a response that became outdated while it was created', async () => {
    const { database, cache } = open();
    const finishing: ((response: object) => void)[] = [];
    const slow = cache.get('a', () => new Promise<object>((resolve) => finishing.push(resolve)));
    database.state = '2';
    const fresh = await cache.get('a', async () => ({ is: 'fresh' }));
    finishing[0]?.({ is: 'old' });
    expect(await slow).toEqual({ is: 'old' });
    expect(await cache.get('a', async () => ({ is: 'another' }))).toBe(fresh);
  });

  it('waits for a state that has to be read', async () => {
    let state = '1';
    const cache = new ResponseCache(() => Promise.resolve(state));
    const make = vi.fn(async () => ({ of: state }));
    const first = await cache.get('a', make);
    expect(await cache.get('a', make)).toBe(first);
    state = '2';
    expect(await cache.get('a', make)).toEqual({ of: '2' });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('separates responses of different keys', async () => {
    const { cache, make } = open();
    await cache.get('a', make);
    expect(await cache.get('b', make)).toMatchObject({ number: 2 });
  });

  it('caches nothing without a key or a known state', async () => {
    for (const [key, state] of [
      [null, '1'],
      ['a', null],
    ] as const) {
      const { cache, make } = open({ state });
      await cache.get(key, make);
      await cache.get(key, make);
      expect(make).toHaveBeenCalledTimes(2);
    }
  });

  it('creates one response for concurrent requests', async () => {
    const { cache, make } = open();
    const responses = await Promise.all(Array.from({ length: 5 }, () => cache.get('a', make)));
    expect(new Set(responses).size).toBe(1);
  });

  it('does not cache failures', async () => {
    const { cache, make } = open();
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', make)).toMatchObject({ number: 1 });
  });

  it('evicts the least recently used responses beyond its limit', async () => {
    const { cache, make } = open({ limit: 10_000 });
    const ask = (key: string) => cache.get(key, () => make('x'.repeat(1000)));
    for (const key of ['a', 'b', 'a', 'c', 'd', 'a']) await ask(key);
    make.mockClear();
    await ask('a');
    await ask('d');
    expect(make).not.toHaveBeenCalled();
    await ask('b');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('counts no bytes of responses that became outdated while they were created', async () => {
    const { database, cache, make } = open({ limit: 10_000 });
    const finishing: ((response: object) => void)[] = [];
    const late = ['a', 'b'].map((key) => {
      return cache.get(key, () => new Promise<object>((resolve) => finishing.push(resolve)));
    });
    database.state = '2';
    for (const key of ['c', 'd']) await cache.get(key, () => make('x'.repeat(1000)));
    for (const finish of finishing) finish({ text: 'x'.repeat(1000) });
    await Promise.all(late);
    make.mockClear();
    await cache.get('e', make);
    await cache.get('c', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('serializes responses, or the part that is sent', async () => {
    const { cache, make } = open();
    const response = await cache.get('a', make);
    expect(findSerialized(response)?.body.toString()).toBe(JSON.stringify(response));
    const { part } = await cache.get(
      'b',
      async () => ({ part: { is: 'sent' } }),
      (whole) => whole.part,
    );
    expect(findSerialized(part)?.body.toString()).toBe('{"is":"sent"}');
  });
});
