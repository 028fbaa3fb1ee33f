/** Work that did not finish in time. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Returns what failed work did, for a log message: "threw" or "did not finish in time". */
export function describeFailure(error: unknown): string {
  return error instanceof TimeLimitError ? 'did not finish in time' : 'threw';
}

/**
 * Resolves with the result of work, or rejects with a `TimeLimitError` after a timeout. The work itself continues, and its result is ignored.
 * @param limit milliseconds
 * @param name the subject of the error message: "A hook of notes did not finish within 5 s."
 */
export async function withinTime<Result>(
  limit: number,
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TimeLimitError(`${name} did not finish within ${limit / 1000} s.`)),
      limit,
    );
  });
  try {
    // The async wrapper turns a synchronous throw into a rejection.
    return await Promise.race([(async () => work())(), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
