import { describe, expect, it, vi } from 'vitest';
import { StateCache } from './state-cache.ts';

function open(state: string | null = '1') {
  const database = { state: () => current };
  let current = state;
  const cache = new StateCache<number>(database);
  let number = 0;
  const read = vi.fn(async () => (number += 1));
  return { cache, read, write: (next: string) => void (current = next) };
}

describe('StateCache', () => {
  it('returns a value until something is written', async () => {
    const { cache, read, write } = open();
    expect([await cache.get('a', read), await cache.get('a', read), await cache.get('b', read)]).toEqual([
      1, 1, 2,
    ]);
    write('2');
    expect(await cache.get('a', read)).toBe(3);
  });

  it('stores no value whose read started before a write', async () => {
    const { cache, read, write } = open();
    const finishing: ((value: number) => void)[] = [];
    const slow = cache.get('a', () => new Promise((resolve) => void finishing.push(resolve)));
    write('2');
    await cache.get('a', read);
    finishing[0]?.(99);
    expect(await slow).toBe(99);
    expect(await cache.get('a', read)).toBe(1);
  });

  it('stores nothing for an unknown state, and no failure', async () => {
    const unknown = open(null);
    await unknown.cache.get('a', unknown.read);
    await unknown.cache.get('a', unknown.read);
    expect(unknown.read).toHaveBeenCalledTimes(2);
    const { cache, read } = open();
    await expect(cache.get('a', () => Promise.reject(new Error('busy')))).rejects.toThrow('busy');
    expect(await cache.get('a', read)).toBe(1);
  });

  it('stores at most a thousand values', async () => {
    const { cache, read } = open();
    for (let index = 0; index <= 1000; index += 1) await cache.get(String(index), read);
    await cache.get('1000', read);
    expect(read).toHaveBeenCalledTimes(1001);
    await cache.get('0', read);
    expect(read).toHaveBeenCalledTimes(1002);
  });
});
