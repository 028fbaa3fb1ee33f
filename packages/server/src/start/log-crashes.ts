import type { Logger } from '../logger.ts';
import { currentPlugin } from '../plugins/lifecycle/current-plugin.ts';

/** The members of the process that a crash uses. */
interface CrashingProcess {
  on(event: 'uncaughtException', listener: (error: unknown) => void): unknown;
  exit(code: number): void;
}

/**
 * Logs an uncaught error, with the plugin whose code threw it, and ends the process: its state is unknown, and a
 * supervisor starts a new one.
 */
export function logCrashes(logger: Pick<Logger, 'fatal'>, at: CrashingProcess = process): void {
  at.on('uncaughtException', (error) => {
    const plugin = currentPlugin();
    logger.fatal(
      { err: error, ...(plugin !== undefined && { plugin }) },
      plugin === undefined
        ? 'Uncaught exception, shutting down'
        : `Uncaught exception in plugin ${plugin}, shutting down`,
    );
    at.exit(1);
  });
}
