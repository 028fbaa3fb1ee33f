import { describe, expect, it, vi } from 'vitest';
import { createUploadQueue, shareSent, type Send } from './upload-queue.ts';

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
  readonly resolve: (result: string) => void;
  readonly reject: (error: Error) => void;
}

const fileOf = (name: string, size = 9) => new File([new Uint8Array(size)], name);
const names = (...list: readonly string[]) => list.map((name) => fileOf(name));
const settled = () => new Promise((resolve) => setTimeout(resolve));

function openQueue() {
  const sent: Sent[] = [];
  const send: Send<string, string> = (file, _target, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      sent.push({ name: file.name, signal, progress: onProgress, resolve, reject });
    });
  const onDone = vi.fn<(result: string, target: string) => void>();
  const queue = createUploadQueue({ send, parallel: 2 });
  queue.onDone(onDone);
  const of = (name: string): Sent => {
    const found = sent.findLast((one) => one.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  const states = () => queue.list().map(({ file, status }) => `${file.name} ${status.state}`);
  const idOf = (name: string) => queue.list().find(({ file }) => file.name === name)?.id ?? 0;
  return { queue, sent, of, states, onDone, idOf };
}

describe('uploads', () => {
  it('are sent a few at a time, in order', async () => {
    const { queue, of, states, onDone } = openQueue();
    queue.add(names('a', 'b', 'c'), 'top');
    expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
    of('b').resolve('B');
    await settled();
    expect(states()).toEqual(['a sending', 'b done', 'c sending']);
    expect(onDone.mock.calls).toEqual([['B', 'top']]);
  });

  it('continue after a failure, which can be retried', async () => {
    const { queue, of, states, onDone, idOf, sent } = openQueue();
    queue.add(names('a', 'b', 'c'), 'top');
    of('a').reject(new Error('too large'));
    await settled();
    expect(states()).toEqual(['a failed', 'b sending', 'c sending']);
    of('b').resolve('B');
    of('c').resolve('C');
    await settled();
    queue.retry(idOf('b'));
    queue.retry(idOf('a'));
    expect(states()).toEqual(['a sending', 'b done', 'c done']);
    of('a').resolve('A');
    await settled();
    expect(states()[0]).toBe('a done');
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'a']);
    expect(onDone).toHaveBeenCalledTimes(3);
  });

  it('finish except for one broken file of twenty, which keeps its error while it is sent again', async () => {
    const all = Array.from({ length: 20 }, (_, number) => `${number}.png`);
    const broken = new Error('The picture is broken');
    const sent: string[] = [];
    const arrived: string[] = [];
    let isFixed = false;
    const queue = createUploadQueue<string, string>({
      send: ({ name }) => {
        sent.push(name);
        return name === '7.png' && !isFixed ? Promise.reject(broken) : Promise.resolve(name);
      },
    });
    queue.onDone((name) => arrived.push(name));
    const failed = () => queue.list().filter(({ status }) => status.state !== 'done');
    queue.add(names(...all), 'top');
    await settled();
    for (const times of [1, 2]) {
      expect(failed()).toMatchObject([
        { file: { name: '7.png' }, status: { state: 'failed', error: broken } },
      ]);
      expect(sent).toHaveLength(19 + times);
      isFixed = times === 2;
      queue.retry(failed()[0]?.id ?? 0);
      await settled();
    }
    expect(failed()).toEqual([]);
    expect(sent).toEqual([...all, '7.png', '7.png']);
    expect(arrived).toEqual([...all.toSpliced(7, 1), '7.png']);
  });

  it('stop and disappear when they are cancelled, so that the next one starts', async () => {
    const { queue, of, states, onDone, idOf } = openQueue();
    queue.add(names('a', 'b', 'c', 'd'), 'top');
    queue.cancel(idOf('d'));
    queue.cancel(idOf('a'));
    expect(of('a').signal.aborted).toBe(true);
    expect(states()).toEqual(['b sending', 'c sending']);
    of('a').resolve('too late');
    of('a').progress(0.9);
    await settled();
    expect(onDone).not.toHaveBeenCalled();
    expect(states()).toEqual(['b sending', 'c sending']);
  });

  it('show why a file was not sent', () => {
    const { queue, states, sent, idOf } = openQueue();
    queue.add(names('x', 'a'), 'top', ({ name }) => (name === 'x' ? 'No' : undefined));
    expect(states()).toEqual(['x refused', 'a sending']);
    queue.retry(idOf('x'));
    expect(sent.map(({ name }) => name)).toEqual(['a']);
  });

  it('leave the list when they are finished, and stop when the queue is disposed', async () => {
    const { queue, of, states } = openQueue();
    const received = vi.fn<() => void>();
    queue.subscribe(received);
    queue.add(names('a', 'b', 'c'), 'top');
    of('a').resolve('A');
    await settled();
    queue.clear();
    expect(states()).toEqual(['b sending', 'c sending']);
    queue.stop();
    expect(of('b').signal.aborted).toBe(true);
    expect(states()).toEqual([]);
    expect(received).toHaveBeenCalled();
  });

  it('have a total progress by the sizes of the files', () => {
    const { queue, of } = openQueue();
    queue.add([fileOf('a', 99), fileOf('b', 299)], 'top');
    of('a').progress(1);
    of('b').progress(0.5);
    expect(shareSent(queue.list())).toBeCloseTo(0.625);
    expect(shareSent([])).toBe(0);
  });
});
