import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oneSignal, shutdownTimeout, stopOnSignals } from './stop-on-signals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a server with a running request, in a process that records its exit code. */
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

describe('a server that receives a signal to stop', () => {
  it.each(['SIGINT', 'SIGTERM'])('finishes running requests after %s, and exits with 0', async (name) => {
    const { requests, exits, closings, signal } = running();
    signal(name);
    expect(closings()).toBe(1);
    await vi.advanceTimersByTimeAsync(shutdownTimeout - 1);
    expect(exits).toEqual([]);
    requests.finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(exits).toEqual([0]);
  });

  it('treats a signal forwarded by npm as the same one', async () => {
    const { exits, closings, signal } = running();
    signal('SIGINT');
    await vi.advanceTimersByTimeAsync(oneSignal);
    signal('SIGINT');
    expect(exits).toEqual([]);
    expect(closings()).toBe(1);
  });

  it('does not wait for running requests after a second signal', async () => {
    const { exits, signal } = running();
    signal('SIGINT');
    await vi.advanceTimersByTimeAsync(oneSignal + 1);
    signal('SIGINT');
    expect(exits).toEqual([1]);
  });

  it('does not wait longer than its timeout', async () => {
    const { exits, signal } = running();
    signal('SIGTERM');
    await vi.advanceTimersByTimeAsync(shutdownTimeout);
    expect(exits).toEqual([1]);
  });

  it('reports why it could not close, and exits with a failure', async () => {
    const { requests, exits, failures, signal } = running();
    signal('SIGINT');
    const error = new Error('the disk is gone');
    requests.fail(error);
    await vi.advanceTimersByTimeAsync(0);
    expect(failures).toEqual([error]);
    expect(exits).toEqual([1]);
  });
});
