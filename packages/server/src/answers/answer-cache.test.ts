import { describe, expect, it, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';
import { finishedAnswer } from './finished-answer.ts';

function open({ limit, state = '1' }: { limit?: number; state?: string | null } = {}) {
  const database = { state };
  const cache = new AnswerCache(() => database.state, limit);
  let made = 0;
  const make = vi.fn(async (text = '') => ({ number: (made += 1), text }));
  return { database, cache, make };
}

describe('remembered answers', () => {
  it('are given again while nothing is written', async () => {
    const { cache, make } = open();
    const first = await cache.answer('a', make);
    expect(await cache.answer('a', make)).toBe(first);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('are forgotten with the first write', async () => {
    const { database, cache, make } = open();
    await cache.answer('a', make);
    database.state = '2';
    expect(await cache.answer('a', make)).toMatchObject({ number: 2 });
  });

  it('do not come back when what was written meanwhile made them old', async () => {
    const { database, cache } = open();
    const finishing: ((answer: object) => void)[] = [];
    const slow = cache.answer('a', () => new Promise<object>((resolve) => finishing.push(resolve)));
    database.state = '2';
    const fresh = await cache.answer('a', async () => ({ is: 'fresh' }));
    finishing[0]?.({ is: 'old' });
    expect(await slow).toEqual({ is: 'old' });
    expect(await cache.answer('a', async () => ({ is: 'another' }))).toBe(fresh);
  });

  it('are those of the same key only', async () => {
    const { cache, make } = open();
    await cache.answer('a', make);
    expect(await cache.answer('b', make)).toMatchObject({ number: 2 });
  });

  it('are none without a key or without a known state', async () => {
    for (const [key, state] of [
      [null, '1'],
      ['a', null],
    ] as const) {
      const { cache, make } = open({ state });
      await cache.answer(key, make);
      await cache.answer(key, make);
      expect(make).toHaveBeenCalledTimes(2);
    }
  });

  it('are made once for those who ask at the same time', async () => {
    const { cache, make } = open();
    const answers = await Promise.all(Array.from({ length: 5 }, () => cache.answer('a', make)));
    expect(new Set(answers).size).toBe(1);
  });

  it('are never failures', async () => {
    const { cache, make } = open();
    await expect(cache.answer('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.answer('a', make)).toMatchObject({ number: 1 });
  });

  it('take no more bytes than they may, the longest unused going first', async () => {
    const { cache, make } = open({ limit: 10_000 });
    const ask = (key: string) => cache.answer(key, () => make('x'.repeat(1000)));
    for (const key of ['a', 'b', 'a', 'c', 'd', 'a']) await ask(key);
    make.mockClear();
    await ask('a');
    await ask('d');
    expect(make).not.toHaveBeenCalled();
    await ask('b');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('take no more bytes than they may when those that a write made old arrive late', async () => {
    const { database, cache, make } = open({ limit: 10_000 });
    const finishing: ((answer: object) => void)[] = [];
    const late = ['a', 'b'].map((key) => {
      return cache.answer(key, () => new Promise<object>((resolve) => finishing.push(resolve)));
    });
    database.state = '2';
    for (const key of ['c', 'd']) await cache.answer(key, () => make('x'.repeat(1000)));
    for (const finish of finishing) finish({ text: 'x'.repeat(1000) });
    await Promise.all(late);
    make.mockClear();
    await cache.answer('e', make);
    await cache.answer('c', make);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('have their JSON written already, or that of the part that is sent', async () => {
    const { cache, make } = open();
    const answer = await cache.answer('a', make);
    expect(finishedAnswer(answer)?.body.toString()).toBe(JSON.stringify(answer));
    const { part } = await cache.answer(
      'b',
      async () => ({ part: { is: 'sent' } }),
      (whole) => whole.part,
    );
    expect(finishedAnswer(part)?.body.toString()).toBe('{"is":"sent"}');
  });
});
