import { ApiError } from '@admin/shell';
import type { PublishIssue } from '@admin/entry-form';
import type { ValidatedEntry } from './validate-entries.ts';

/** Where an entry stands on its way to being public. */
export type PublishState = 'ready' | 'published' | 'publishing' | 'invalid';

/** A line of the table: an entry with where it stands. */
export interface PublishRow extends ValidatedEntry {
  readonly id: string;
  readonly state: PublishState;
}

export interface Progress {
  /** What the server found wrong where the rules here found nothing, by the entry's id. */
  readonly refused: ReadonlyMap<number, readonly PublishIssue[]>;
  /** The entries that are being published. */
  readonly publishing: ReadonlySet<number>;
}

/** Where the entries stand: what somebody has to mend, what has to be done, what is done. */
export function publishRows(
  judged: readonly ValidatedEntry[],
  { refused, publishing }: Progress,
): readonly PublishRow[] {
  return judged.map(({ entry, errors: found }) => {
    const errors = found.length > 0 ? found : (refused.get(entry.id) ?? []);
    return { entry, errors, id: String(entry.id), state: stateOf() };

    function stateOf(): PublishState {
      if (entry.publishedAt !== null) return 'published';
      if (errors.length > 0) return 'invalid';
      return publishing.has(entry.id) ? 'publishing' : 'ready';
    }
  });
}

/** How many of the rows stand where. */
export function countStates(rows: readonly PublishRow[]): Readonly<Record<PublishState, number>> {
  const counts = { ready: 0, published: 0, publishing: 0, invalid: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

interface WireProblem {
  readonly id?: unknown;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What a server that published nothing found wrong, by the id of the entry. */
export function refusedEntries(error: unknown): ReadonlyMap<number, readonly PublishIssue[]> {
  const refused = new Map<number, PublishIssue[]>();
  if (!(error instanceof ApiError)) return refused;
  for (const { id, path, message } of error.fieldProblems as readonly WireProblem[]) {
    if (typeof id !== 'number') continue;
    refused.set(id, [...(refused.get(id) ?? []), { path, message }]);
  }
  return refused;
}
