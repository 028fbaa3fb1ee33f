/**
 * Resolves with what the work gives, or rejects once its time is over; the work itself goes on, and nobody hears of it.
 * @param limit in milliseconds
 * @param name begins the sentence that says so: "A hook of notes was not done within 5 s."
 */
export async function withinTime<Result>(
  limit: number,
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} was not done within ${limit / 1000} s.`)), limit);
  });
  try {
    // An async wrapper, so that a synchronous throw and a rejection are the same thing.
    return await Promise.race([(async () => work())(), timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
