import { createLogger, type Logger, type LogLevel } from '../logger.ts';

/** A logger and its output. */
export interface RecordedLog {
  readonly logger: Logger;
  /** The lines of the log. */
  readonly lines: readonly string[];
}

export function recordLog(level: LogLevel = 'trace'): RecordedLog {
  const lines: string[] = [];
  const destination = {
    write(line: string) {
      lines.push(line);
    },
  };
  return { logger: createLogger({ level, destination }), lines };
}
