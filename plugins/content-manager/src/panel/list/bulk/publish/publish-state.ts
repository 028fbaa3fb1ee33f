import { ApiError } from '@admin/shell';
import type { PublishIssue } from '@admin/entry-form';
import type { ValidatedEntry } from './validate-entries.ts';
import { faultText } from '../../../validation/server-text.ts';

/** The status of an entry in the dialog. */
export type PublishState = 'ready' | 'published' | 'publishing' | 'invalid';

/** A row of the table: an entry with its status. */
export interface PublishRow extends ValidatedEntry {
  readonly id: string;
  readonly state: PublishState;
}

export interface Progress {
  /** Errors that only the server has found, by entry id. */
  readonly refused: ReadonlyMap<number, readonly PublishIssue[]>;
  /** Ids of the entries that are being published. */
  readonly publishing: ReadonlySet<number>;
}

/** Returns the rows of the table. */
export function publishRows(
  validated: readonly ValidatedEntry[],
  { refused, publishing }: Progress,
): readonly PublishRow[] {
  return validated.map(({ entry, errors: found }) => {
    const errors = found.length > 0 ? found : (refused.get(entry.id) ?? []);
    return { entry, errors, id: String(entry.id), state: stateOf() };

    function stateOf(): PublishState {
      if (entry.publishedAt !== null) return 'published';
      if (errors.length > 0) return 'invalid';
      return publishing.has(entry.id) ? 'publishing' : 'ready';
    }
  });
}

/** Returns the number of rows per status. */
export function countStates(rows: readonly PublishRow[]): Readonly<Record<PublishState, number>> {
  const counts = { ready: 0, published: 0, publishing: 0, invalid: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

interface WireProblem {
  readonly id?: unknown;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly text?: unknown;
}

/** Returns the errors of a rejected bulk action, by entry id. */
export function refusedEntries(error: unknown): ReadonlyMap<number, readonly PublishIssue[]> {
  const refused = new Map<number, PublishIssue[]>();
  if (!(error instanceof ApiError)) return refused;
  for (const { id, path, ...fault } of error.fieldProblems as readonly WireProblem[]) {
    if (typeof id !== 'number') continue;
    refused.set(id, [...(refused.get(id) ?? []), { path, message: faultText(fault) }]);
  }
  return refused;
}
