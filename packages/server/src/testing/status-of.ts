/** The status that an operation would be answered with: 200 when it succeeds, else that of its error. */
export function statusOf(work: Promise<unknown>): Promise<number | undefined> {
  return work.then(
    () => 200,
    (error: { readonly status?: number }) => error.status,
  );
}
