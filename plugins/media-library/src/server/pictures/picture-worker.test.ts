import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPictureWorker } from './picture-worker.ts';
import type { Inspection, PictureHeader, PictureTask } from './picture-work.ts';
import type { PictureProcess } from './start-process.ts';

/** A process that responds on demand. */
class Process extends EventEmitter {
  readonly tasks: PictureTask[] = [];
  killed = false;
  send(task: PictureTask): boolean {
    this.tasks.push(task);
    return true;
  }
  kill(): boolean {
    this.killed = true;
    return true;
  }
  get sources(): readonly string[] {
    return this.tasks.map(({ source }) => source);
  }
}

const file = (source: string, userId = 1): Inspection => ({
  userId,
  source,
  folder: '/made',
  versions: [],
  sizeOptimization: false,
  autoOrientation: false,
});
const inspected = { mime: 'text/plain', ext: '.txt', text: 'text', header: null };
const processed = { mime: 'text/plain', ext: '.txt', text: 'text', picture: null };
const avif = (width: number): PictureHeader => ({
  mime: 'image/avif',
  width,
  height: 1000,
  channels: 3,
  bytesPerSample: 1,
  chromaSubsampling: '4:2:0',
  isProgressive: false,
  orientation: 1,
  pages: 1,
  hasMetadata: false,
});

/** Returns the message of a rejection; attached in advance, since the rejection would otherwise be unhandled. */
const failureOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'no failure',
    (error: unknown) => String(error),
  );

describe('the picture worker', () => {
  const started: Process[] = [];
  const warnings: unknown[] = [];
  const limits = { work: 1000, idle: 500, ofUser: 3, ofAll: 5 };
  const open = () =>
    createPictureWorker({ warn: (...line: unknown[]) => void warnings.push(line) }, limits, () => {
      const child = new Process();
      started.push(child);
      return child as unknown as PictureProcess;
    });
  /** Responds to the current task of a process, and waits until the next one has arrived. */
  const response = async (child: Process | undefined, message: object): Promise<void> => {
    child?.emit('message', message);
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    started.length = 0;
    warnings.length = 0;
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts a process with the first file, and sends it one file at a time', async () => {
    const worker = open();
    expect(started).toEqual([]);
    const first = worker.process(file('a'));
    const second = failureOf(worker.process(file('b')));
    expect(started.map(({ sources }) => sources)).toEqual([['a']]);
    await response(started[0], { inspected });
    expect(started[0]?.sources).toEqual(['a', 'b']);
    await response(started[0], { error: 'broken' });
    expect(await first).toEqual(processed);
    expect(await second).toContain('broken');
    worker.stop();
  });

  it('ends an idle process, and starts another one for the next file', async () => {
    const worker = open();
    const first = worker.process(file('a'));
    await response(started[0], { inspected });
    await first;
    vi.advanceTimersByTime(limits.idle);
    expect(started[0]?.killed).toBe(true);
    void worker.process(file('b')).catch(() => undefined);
    expect(started).toHaveLength(2);
    worker.stop();
  });

  it('kills a process that hangs, and continues with the next file in a new one', async () => {
    const worker = open();
    const hanging = failureOf(worker.process(file('a')));
    const next = worker.process(file('b'));
    vi.advanceTimersByTime(limits.work);
    expect(await hanging).toContain('it took too long');
    expect([started[0]?.killed, started.length]).toEqual([true, 2]);
    await response(started[1], { inspected });
    expect(await next).toEqual(processed);
    expect(warnings).toHaveLength(1);
    worker.stop();
  });

  it.each([
    ['crashes', null, 'SIGSEGV', 'it exited with SIGSEGV'],
    ['uses too much memory', 77, null, 'it used too much memory'],
  ])('survives a process that %s', async (_what, code, signal, message) => {
    const worker = open();
    const failing = failureOf(worker.process(file('a')));
    started[0]?.emit('exit', code, signal);
    expect(await failing).toContain(message);
    worker.stop();
  });

  it('rejects a picture that needs too much memory without decoding it', async () => {
    const worker = open();
    const refused = failureOf(worker.process(file('a')));
    await response(started[0], { inspected: { ...inspected, header: avif(120_000) } });
    expect(await refused).toContain('120 megapixels');
    expect(started.map(({ tasks }) => tasks.length)).toEqual([1]);
    worker.stop();
  });

  it('processes a small file of a user while a large one of another user is in progress', async () => {
    const worker = open();
    void worker.process(file('large', 1)).catch(() => undefined);
    await response(started[0], { inspected: { ...inspected, header: avif(5000) } });
    expect(started[1]?.tasks).toMatchObject([{ kind: 'make', source: 'large' }]);
    const colleague = worker.process(file('small', 2));
    await response(started[0], { inspected });
    expect(await colleague).toEqual(processed);
    worker.stop();
  });

  it('rejects further files of a user with too many waiting ones, and accepts those of another user', async () => {
    const worker = open();
    const taken = ['a1', 'a2', 'a3'].map((source) => worker.process(file(source)));
    const ended = Promise.allSettled(taken);
    await expect(worker.process(file('a4'))).rejects.toMatchObject({ status: 503 });
    const colleague = worker.process(file('b1', 2));
    await response(started[0], { inspected });
    expect(started[0]?.sources).toEqual(['a1', 'a2']);
    await response(started[0], { inspected });
    expect(started[0]?.sources).toEqual(['a1', 'a2', 'b1']);
    await response(started[0], { inspected });
    expect(await colleague).toEqual(processed);
    worker.stop();
    expect((await ended).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(started[0]?.killed).toBe(true);
  });
});
