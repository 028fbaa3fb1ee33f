import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPathBatch } from './use-revalidation.ts';

afterEach(() => vi.unstubAllGlobals());

/** Replaces painting by a function that paints once. */
function stubPaint(): () => Promise<void> {
  const frames = new Map<number, FrameRequestCallback>();
  let last = 0;
  vi.stubGlobal('PerformancePaintTiming', class {});
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frames.set((last += 1), frame);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
  return async () => {
    for (const frame of frames.values()) frame(0);
    frames.clear();
    await new Promise((resolve) => setTimeout(resolve));
  };
}

describe('a batch of paths', () => {
  it('is processed once after the next paint', async () => {
    const paint = stubPaint();
    const process = vi.fn<(paths: ReadonlySet<string>) => void>();
    const batch = createPathBatch(process);
    batch.add(['title', 'zone']);
    batch.add(['zone']);
    batch.add([]);
    expect(process).not.toHaveBeenCalled();
    await paint();
    expect(process.mock.calls).toEqual([[new Set(['title', 'zone'])]]);
    batch.add(['text']);
    await paint();
    expect(process).toHaveBeenLastCalledWith(new Set(['text']));
  });

  it('drops pending paths when it is stopped', async () => {
    const paint = stubPaint();
    const process = vi.fn<() => void>();
    const batch = createPathBatch(process);
    batch.add(['title']);
    batch.stop();
    await paint();
    expect(process).not.toHaveBeenCalled();
  });

  it('is processed immediately where nothing is painted', () => {
    const process = vi.fn<(paths: ReadonlySet<string>) => void>();
    createPathBatch(process).add(['title']);
    expect(process.mock.calls).toEqual([[new Set(['title'])]]);
  });
});
