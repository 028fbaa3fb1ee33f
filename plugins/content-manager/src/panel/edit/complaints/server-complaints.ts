import { ApiError } from '@admin/shell';
import type { Complaints } from './complaint-store.ts';

/** The wrong values that the server named, by path; empty for any other failure. */
export function serverComplaints(error: unknown): Complaints {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    error.fieldProblems
      .filter(({ path }) => path.length > 0)
      .map(({ path, message }) => [path.join('.'), message]),
  );
}
