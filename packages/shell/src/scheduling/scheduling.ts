/** When {@link whenIdle} runs its work; all times in milliseconds. */
export interface IdleTiming {
  /** The earliest time of the work. @default as soon as the browser is idle */
  readonly delay?: number;
  /** How long a busy browser may put the work off, after the delay. @default 5,000 */
  readonly timeout?: number;
  /** How long the work waits, after the delay, in browsers without `requestIdleCallback`, such as Safari. @default 1,000 */
  readonly fallbackDelay?: number;
}

/**
 * Runs work once the browser has nothing more urgent to do, so that no keystroke waits for it.
 * @returns the function that cancels the work
 */
export function whenIdle(
  work: () => void,
  { delay, timeout = 5_000, fallbackDelay = 1_000 }: IdleTiming = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  const request = (): void => {
    requestIdleCallback(
      () => {
        if (!isCancelled) work();
      },
      { timeout },
    );
  };
  if (!('requestIdleCallback' in globalThis)) timer = setTimeout(work, (delay ?? 0) + fallbackDelay);
  else if (delay === undefined) request();
  else timer = setTimeout(request, delay);
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

/** Returns whether this environment paints frames. Component tests do not, so there is no frame to wait for. */
export function paintsFrames(): boolean {
  return 'PerformancePaintTiming' in globalThis;
}

/**
 * Runs work once the current document has been painted; in a hidden window, which is not painted, in the next task.
 * @returns the function that cancels the work
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runInNextTask = (): void => {
    timer = setTimeout(work);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(runInNextTask);
  if (frame === undefined) runInNextTask();
  return () => {
    clearTimeout(timer);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
