import pino from 'pino';
import type { DestinationStream, Logger as PinoLogger } from 'pino';

/** Structured log: one JSON object a line. */
export type Logger = PinoLogger;

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** Names of values that must never reach a log, wherever they appear in a logged object. */
const secretKeys = [
  'password',
  'currentPassword',
  'token',
  'registrationToken',
  'resetPasswordToken',
  'accessKey',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
];

/** Characters that JSON leaves as they are but that can reorder or hide text in a terminal. */
const deceptive = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

function escapeDeceptive(line: string): string {
  return line.replace(deceptive, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/**
 * Makes the server's logger. Secrets are removed by key, and every control or direction-changing
 * character of a value is escaped, so that one event is always exactly one readable line.
 */
export function createLogger(spec: {
  readonly level: LogLevel;
  /** Where lines go; the standard output when absent. */
  readonly destination?: DestinationStream;
}): Logger {
  const destination = spec.destination ?? pino.destination(1);
  const paths = secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`]);
  return pino(
    {
      level: spec.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[removed]' },
    },
    { write: (line: string) => destination.write(escapeDeceptive(line)) },
  );
}
