/**
 * A reason why the server cannot start, or a command not do what it was started for, in one sentence for the
 * person at the terminal. It is printed without a stack, and the process ends with a code other than 0.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** Stable, documented in docs/reference/errors.md, never reused. */
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}
