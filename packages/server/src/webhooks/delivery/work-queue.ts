/** Runs jobs in their order, some of them at the same time. */
export interface WorkQueue {
  /** Takes a job, which must not reject. @returns false when too many are waiting, or the queue is closed */
  add(job: () => Promise<void>): boolean;
  /**
   * Takes no more jobs; resolves when those that were taken are done.
   * @param grace milliseconds after which those that still wait are given up
   * @returns how many were given up
   */
  close(grace: number): Promise<number>;
}

/**
 * @param running how many jobs run at the same time
 * @param waiting how many more are kept at most
 */
export function createWorkQueue(limits: { readonly running: number; readonly waiting: number }): WorkQueue {
  const jobs: (() => Promise<void>)[] = [];
  let running = 0;
  let closed: (() => void) | null = null;
  let isClosing = false;

  const next = (): void => {
    if (running === 0 && jobs.length === 0) closed?.();
    while (running < limits.running) {
      const job = jobs.shift();
      if (job === undefined) return;
      running += 1;
      void job().finally(() => {
        running -= 1;
        next();
      });
    }
  };

  return {
    add(job) {
      if (isClosing || jobs.length >= limits.waiting) return false;
      jobs.push(job);
      next();
      return true;
    },
    async close(grace) {
      isClosing = true;
      let givenUp = 0;
      const timer = setTimeout(() => {
        givenUp = jobs.splice(0).length;
      }, grace);
      await new Promise<void>((resolve) => {
        closed = resolve;
        next();
      });
      clearTimeout(timer);
      return givenUp;
    },
  };
}
