/** How long running requests may take to finish once the server is asked to stop, in milliseconds. */
export const shutdownTimeout = 10_000;

/** npm passes a Ctrl+C on to a program that the terminal has told already: as close as this, two are one, in milliseconds. */
export const oneSignal = 500;

/** What is stopped. */
export interface Stoppable {
  /** Ends when running requests have. */
  readonly close: () => Promise<void>;
  /** Told of what kept it from closing. */
  readonly failed: (error: unknown) => void;
}

/** What of its process a server needs to be stopped. */
export interface SignalledProcess {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
}

/** The first signal lets running requests finish, as long as that is patient; the second one does not. */
export function stopOnSignals({ close, failed }: Stoppable, at: SignalledProcess = process): void {
  let stoppingSince: number | null = null;
  const stop = (): void => {
    if (stoppingSince !== null) {
      if (performance.now() - stoppingSince > oneSignal) at.exit(1);
      return;
    }
    stoppingSince = performance.now();
    setTimeout(() => at.exit(1), shutdownTimeout).unref();
    close().then(
      () => at.exit(0),
      (error: unknown) => {
        failed(error);
        at.exit(1);
      },
    );
  };
  at.on('SIGINT', stop);
  at.on('SIGTERM', stop);
}
