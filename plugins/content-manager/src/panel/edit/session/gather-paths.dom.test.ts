import { afterEach, describe, expect, it, vi } from 'vitest';
import { gatherPaths } from './gather-paths.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that paints when it is told to. */
function paintedByHand(): () => Promise<void> {
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

describe('paths that are gathered', () => {
  it('are handed over once, after what is on the page is painted', async () => {
    const paint = paintedByHand();
    const work = vi.fn<(paths: ReadonlySet<string>) => void>();
    const gathered = gatherPaths(work);
    gathered.add(['title', 'zone']);
    gathered.add(['zone']);
    gathered.add([]);
    expect(work).not.toHaveBeenCalled();
    await paint();
    expect(work.mock.calls).toEqual([[new Set(['title', 'zone'])]]);
    gathered.add(['text']);
    await paint();
    expect(work).toHaveBeenLastCalledWith(new Set(['text']));
  });

  it('are forgotten when nobody is there any more', async () => {
    const paint = paintedByHand();
    const work = vi.fn<() => void>();
    const gathered = gatherPaths(work);
    gathered.add(['title']);
    gathered.stop();
    await paint();
    expect(work).not.toHaveBeenCalled();
  });

  it('are handed over at once where nothing is painted', () => {
    const work = vi.fn<(paths: ReadonlySet<string>) => void>();
    gatherPaths(work).add(['title']);
    expect(work.mock.calls).toEqual([[new Set(['title'])]]);
  });
});
