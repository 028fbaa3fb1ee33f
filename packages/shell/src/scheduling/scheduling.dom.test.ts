import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint, paintsFrames, whenIdle } from './scheduling.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A browser whose idle callbacks the test runs. */
function stubIdleCallbacks() {
  const requested: { readonly work: () => void; readonly timeout: number | undefined }[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: { readonly timeout?: number }) =>
    requested.push({ work, timeout: options?.timeout }),
  );
  return requested;
}

describe('whenIdle', () => {
  it('requests an idle moment immediately, five seconds away at most', () => {
    const requested = stubIdleCallbacks();
    const work = vi.fn<() => void>();
    whenIdle(work);
    expect(requested.map(({ timeout }) => timeout)).toEqual([5_000]);
    expect(work).not.toHaveBeenCalled();
    requested[0]?.work();
    expect(work).toHaveBeenCalledOnce();
  });

  it('requests an idle moment after the delay, with the timeout of the caller', () => {
    const requested = stubIdleCallbacks();
    whenIdle(() => undefined, { delay: 900, timeout: 100 });
    vi.advanceTimersByTime(899);
    expect(requested).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(requested.map(({ timeout }) => timeout)).toEqual([100]);
  });

  it('cancels the work during the delay and while it waits for an idle moment', () => {
    const requested = stubIdleCallbacks();
    const work = vi.fn<() => void>();
    whenIdle(work, { delay: 900 })();
    vi.advanceTimersByTime(900);
    expect(requested).toEqual([]);
    whenIdle(work)();
    requested[0]?.work();
    expect(work).not.toHaveBeenCalled();
  });

  it('waits for a fixed time in browsers without idle callbacks', () => {
    const work = vi.fn<() => void>();
    whenIdle(work);
    vi.advanceTimersByTime(999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
    whenIdle(work, { delay: 900, fallbackDelay: 0 });
    vi.advanceTimersByTime(900);
    expect(work).toHaveBeenCalledTimes(2);
    whenIdle(work, { delay: 900 })();
    vi.advanceTimersByTime(10_000);
    expect(work).toHaveBeenCalledTimes(2);
  });
});

describe('afterPaint', () => {
  let frames: FrameRequestCallback[] = [];

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  });

  it('runs the work in the task after the next frame', () => {
    const work = vi.fn<() => void>();
    afterPaint(work);
    vi.advanceTimersByTime(1_000);
    expect(work).not.toHaveBeenCalled();
    frames[0]?.(0);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledOnce();
  });

  it('runs the work in the next task of a hidden window', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const work = vi.fn<() => void>();
    afterPaint(work);
    expect(frames).toEqual([]);
    vi.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledOnce();
  });

  it('cancels the work before and after the frame', () => {
    const work = vi.fn<() => void>();
    afterPaint(work)();
    expect(frames).toEqual([]);
    const cancel = afterPaint(work);
    frames[0]?.(0);
    cancel();
    vi.advanceTimersByTime(0);
    expect(work).not.toHaveBeenCalled();
  });
});

describe('paintsFrames', () => {
  it('depends on whether the environment measures paints', () => {
    expect(paintsFrames()).toBe(false);
    vi.stubGlobal('PerformancePaintTiming', class {});
    expect(paintsFrames()).toBe(true);
  });
});
