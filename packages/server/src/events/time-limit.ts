/**
 * Resolves with the result of work, or rejects after a timeout. The work itself continues, and its result is ignored.
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
    timer = setTimeout(() => reject(new Error(`${name} did not finish within ${limit / 1000} s.`)), limit);
  });
  try {
    // The async wrapper turns a synchronous throw into a rejection.
    return await Promise.race([(async () => work())(), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
