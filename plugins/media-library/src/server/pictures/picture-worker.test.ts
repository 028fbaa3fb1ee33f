import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureWorker } from './picture-worker.ts';
import type { Inspection } from './picture-work.ts';

/** A process that answers when the test says so. */
class Process extends EventEmitter {
  readonly asked: unknown[] = [];
  killed = false;
  send(message: unknown): boolean {
    this.asked.push(message);
    return true;
  }
  kill(): boolean {
    this.killed = true;
    return true;
  }
}

const inspection = (source: string): Inspection => ({
  source,
  folder: '/made',
  versions: [],
  sizeOptimization: false,
  autoOrientation: false,
});
const found = { mime: 'image/png', ext: '.png', text: null, picture: null };

describe('looking at files in a process of its own', () => {
  const started: Process[] = [];
  const warnings: unknown[] = [];
  const limits = { work: 1000, idle: 500, waiting: 2 };
  const open = () =>
    createPictureWorker({ warn: (...line: unknown[]) => void warnings.push(line) }, limits, () => {
      const child = new Process();
      started.push(child);
      return child as unknown as ChildProcess;
    });

  beforeEach(() => {
    vi.useFakeTimers();
    started.length = 0;
    warnings.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts with the first file, and takes one after the other', async () => {
    const worker = open();
    expect(started).toEqual([]);
    const both = [worker.inspect(inspection('a')), worker.inspect(inspection('b'))];
    expect(started.map(({ asked }) => asked.length)).toEqual([1]);
    started[0]?.emit('message', { found });
    expect(started[0]?.asked).toEqual([inspection('a'), inspection('b')]);
    started[0]?.emit('message', { error: 'broken' });
    expect(await both[0]).toEqual(found);
    await expect(both[1]).rejects.toThrow('broken');
    worker.stop();
  });

  it('ends when there is nothing to do, and starts again', async () => {
    const worker = open();
    const first = worker.inspect(inspection('a'));
    started[0]?.emit('message', { found });
    await first;
    vi.advanceTimersByTime(limits.idle);
    expect(started[0]?.killed).toBe(true);
    void worker.inspect(inspection('b')).catch(() => undefined);
    expect(started).toHaveLength(2);
    worker.stop();
  });

  it('kills a process that hangs, and goes on with the next file in a new one', async () => {
    const worker = open();
    const hanging = worker.inspect(inspection('a'));
    const next = worker.inspect(inspection('b'));
    vi.advanceTimersByTime(limits.work);
    await expect(hanging).rejects.toThrow('it took too long');
    expect([started[0]?.killed, started.length]).toEqual([true, 2]);
    started[1]?.emit('message', { found });
    expect(await next).toEqual(found);
    expect(warnings).toHaveLength(1);
    worker.stop();
  });

  it('survives a process that crashes', async () => {
    const worker = open();
    const crashing = worker.inspect(inspection('a'));
    started[0]?.emit('exit', null, 'SIGSEGV');
    await expect(crashing).rejects.toThrow('SIGSEGV');
    worker.stop();
  });

  it('takes no more than it can be done with soon', async () => {
    const worker = open();
    const taken = ['a', 'b', 'c'].map((source) => worker.inspect(inspection(source)));
    await expect(worker.inspect(inspection('d'))).rejects.toMatchObject({ status: 503 });
    worker.stop();
    for (const one of taken) await expect(one).rejects.toThrow('the server stops');
    expect(started[0]?.killed).toBe(true);
  });
});
