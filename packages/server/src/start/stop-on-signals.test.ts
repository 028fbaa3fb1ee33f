import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneSignal, shutdownTimeout, stopOnSignals } from './stop-on-signals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with a running request, in a process that only tells how it would have ended. */
function running() {
  let requests = { finish: () => {}, fail: (_error: Error) => {} };
  const closed = new Promise<void>((finish, fail) => (requests = { finish, fail }));
  const exits: number[] = [];
  const failures: unknown[] = [];
  const at = Object.assign(new EventEmitter(), { exit: (code: number) => void exits.push(code) });
  let closings = 0;
  const close = () => {
    closings += 1;
    return closed;
  };
  stopOnSignals({ close, failed: (error) => failures.push(error) }, at);
  return { requests, exits, failures, closings: () => closings, signal: (name: string) => at.emit(name) };
}

describe('a server that is told to stop', () => {
  it.each(['SIGINT', 'SIGTERM'])('lets running requests finish after %s, and ends well', async (name) => {
    const { requests, exits, closings, signal } = running();
    signal(name);
    expect(closings()).toBe(1);
    await vi.advanceTimersByTimeAsync(shutdownTimeout - 1);
    expect(exits).toEqual([]);
    requests.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(exits).toEqual([0]);
  });

  it('takes what npm passes on for the same signal', async () => {
    const { exits, closings, signal } = running();
    signal('SIGINT');
    await vi.advanceTimersByTimeAsync(oneSignal);
    signal('SIGINT');
    expect(exits).toEqual([]);
    expect(closings()).toBe(1);
  });

  it('does not wait for running requests when it is told once more', async () => {
    const { exits, signal } = running();
    signal('SIGINT');
    await vi.advanceTimersByTimeAsync(oneSignal + 1);
    signal('SIGINT');
    expect(exits).toEqual([1]);
  });

  it('does not wait for ever', async () => {
    const { exits, signal } = running();
    signal('SIGTERM');
    await vi.advanceTimersByTimeAsync(shutdownTimeout);
    expect(exits).toEqual([1]);
  });

  it('says what kept it from closing, and ends with a failure', async () => {
    const { requests, exits, failures, signal } = running();
    signal('SIGINT');
    const error = new Error('the disk is gone');
    requests.fail(error);
    await vi.advanceTimersByTimeAsync(0);
    expect(failures).toEqual([error]);
    expect(exits).toEqual([1]);
  });
});
