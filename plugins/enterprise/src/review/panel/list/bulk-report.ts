import type { ReviewOutcome, ReviewSummary } from '../../contract.ts';

/** The result of a bulk action. */
export interface BulkReport {
  /** The number of entries that have the new value. */
  readonly done: number;
  /** Their ids; empty for all entries of a list. */
  readonly ids: readonly number[];
  readonly refused: number;
  /** The first refused entries. */
  readonly reasons: readonly ReviewOutcome[];
}

/** Returns the report of a change of checked entries. */
export function reportOf(outcomes: readonly ReviewOutcome[]): BulkReport {
  const reasons = outcomes.filter(({ outcome }) => outcome === 'refused');
  const ids = outcomes.filter(({ outcome }) => outcome !== 'refused').map(({ id }) => id);
  return { done: ids.length, ids, refused: reasons.length, reasons };
}

/** Returns the report of a change of all entries of a list. */
export function reportOfSummary({ changed, unchanged, refused, reasons }: ReviewSummary): BulkReport {
  return { done: changed + unchanged, ids: [], refused, reasons };
}
