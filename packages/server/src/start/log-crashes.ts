import type { Logger } from '../logger.ts';
import { workingPlugin } from '../plugins/lifecycle/name-work.ts';

/** The part of the process that ends it. */
interface CrashingProcess {
  on(event: 'uncaughtException', listener: (error: unknown) => void): unknown;
  exit(code: number): void;
}

/**
 * Logs an error that nobody caught, with the plugin whose code raised it, and ends the process: what state it left
 * behind is unknown, and a supervisor starts a new one.
 */
export function logCrashes(logger: Pick<Logger, 'fatal'>, at: CrashingProcess = process): void {
  at.on('uncaughtException', (error) => {
    const plugin = workingPlugin();
    logger.fatal(
      { err: error, ...(plugin !== undefined && { plugin }) },
      plugin === undefined
        ? 'Uncaught exception, shutting down'
        : `Uncaught exception in plugin ${plugin}, shutting down`,
    );
    at.exit(1);
  });
}
