import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atDepth, currentDepth, isSilent, silently } from './event-context.ts';

const later = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

describe('the event context', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('follows asynchronous steps, and ends with the work', async () => {
    const silent = silently(async () => {
      await later();
      return [isSilent(), currentDepth()];
    });
    const deep = atDepth(1, async () => {
      await later();
      return [isSilent(), currentDepth()];
    });
    expect([isSilent(), currentDepth()]).toEqual([false, 0]);
    expect([await silent, await deep]).toEqual([
      [true, 0],
      [false, 1],
    ]);
    expect([isSilent(), currentDepth()]).toEqual([false, 0]);
  });

  it('creates no asynchronous context for the default depth', async () => {
    const run = vi.spyOn(AsyncLocalStorage.prototype, 'run');
    expect(atDepth(0, () => 'done')).toBe('done');
    expect(run).not.toHaveBeenCalled();
    atDepth(1, () => atDepth(1, () => expect(currentDepth()).toBe(1)));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is reset by a nested call of depth 0', () => {
    expect(atDepth(1, () => atDepth(0, currentDepth))).toBe(0);
  });

  it('stays silent until the last silent work has ended, also when one fails', async () => {
    const disable = vi.spyOn(AsyncLocalStorage.prototype, 'disable');
    const first = silently(async () => {
      await later();
      throw new Error('no pictures');
    });
    const second = silently(async () => {
      await expect(first).rejects.toThrow('no pictures');
      expect(disable).not.toHaveBeenCalled();
      return isSilent();
    });
    expect(await second).toBe(true);
    expect(disable).toHaveBeenCalledTimes(1);
  });
});
