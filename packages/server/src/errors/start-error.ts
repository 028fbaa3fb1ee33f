/**
 * A reason why the server cannot start or a command fails, in one sentence. It is printed without a stack, and the process
 * exits with a code other than 0.
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
