export interface IdleCall {
  /** Not before so many milliseconds. */
  readonly after: number;
  /** So many milliseconds later at the latest, however busy the browser is. */
  readonly patience: number;
}

/**
 * Calls back in a moment in which the browser has nothing more urgent to do, so that no letter waits for it.
 * @returns the function that takes it back
 */
export function callInIdle(work: () => void, { after, patience }: IdleCall): () => void {
  let isTakenBack = false;
  const callUnlessTakenBack = (): void => {
    if (!isTakenBack) work();
  };
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(callUnlessTakenBack, { timeout: patience });
    else work();
  }, after);
  return () => {
    isTakenBack = true;
    clearTimeout(timer);
  };
}
