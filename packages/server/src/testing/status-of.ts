/** Returns the response status of an operation: 200 when it succeeds, otherwise that of its error. */
export function statusOf(work: Promise<unknown>): Promise<number | undefined> {
  return work.then(
    () => 200,
    (error: { readonly status?: number }) => error.status,
  );
}
