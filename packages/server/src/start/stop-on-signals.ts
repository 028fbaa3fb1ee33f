/** Milliseconds that running requests may take to finish after a signal to stop. */
export const shutdownTimeout = 10_000;

/** Milliseconds within which two signals count as one: npm forwards a Ctrl+C that the terminal has already sent. */
export const oneSignal = 500;

/** The server to stop. */
export interface Stoppable {
  /** Resolves when running requests have finished. */
  readonly close: () => Promise<void>;
  /** Receives the error that kept the server from closing. */
  readonly failed: (error: unknown) => void;
}

/** The members of the process that stopping uses. */
export interface SignalledProcess {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(code: number): void;
}

/**
 * Stops the server on signals: the first one lets running requests finish within the timeout, the second one does not.
 */
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
