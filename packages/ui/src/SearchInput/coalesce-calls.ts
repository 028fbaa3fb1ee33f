/** Runs calls, merging those that follow each other quickly. */
export interface CoalescedCalls {
  /** Runs the call immediately, or, shortly after another one, once no further call follows. */
  readonly run: (call: () => void) => void;
  /** Discards the waiting call. */
  readonly cancel: () => void;
}

/** The time within which a call waits for a following one, milliseconds. */
const interval = 60;

/**
 * Returns a runner for the calls of one input. The first call runs immediately. Of calls that follow within 60 ms of each
 * other, only the last one runs, 60 ms after it.
 */
export function coalesceCalls(): CoalescedCalls {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | null = null;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      const call = waiting;
      waiting = null;
      if (!call) return;
      wait();
      call();
    }, interval);
  };
  return {
    run(call) {
      if (timer === undefined) call();
      else waiting = call;
      wait();
    },
    cancel() {
      waiting = null;
    },
  };
}
