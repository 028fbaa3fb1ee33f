import { ApiError } from '@admin/shell';
import type { PublishError } from './judge-entries.ts';

interface WireProblem {
  readonly id?: unknown;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What a server that published nothing found wrong, by the id of the entry. */
export function refusedEntries(error: unknown): ReadonlyMap<number, readonly PublishError[]> {
  const refused = new Map<number, PublishError[]>();
  if (!(error instanceof ApiError)) return refused;
  for (const { id, path, message } of error.fieldProblems as readonly WireProblem[]) {
    if (typeof id !== 'number') continue;
    refused.set(id, [...(refused.get(id) ?? []), { path, message }]);
  }
  return refused;
}
