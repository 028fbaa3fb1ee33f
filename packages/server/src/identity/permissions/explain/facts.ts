import type { PermissionVerdict } from '@admin/contract';

/** What is known to hold or not to hold; null where it is open. */
export type Fact = boolean | null;

/** Holds where all of them do, not as soon as one does not. */
export function every(facts: readonly Fact[]): Fact {
  if (facts.includes(false)) return false;
  return facts.includes(null) ? null : true;
}

/** Holds as soon as one of them does, not where none does. */
export function some(facts: readonly Fact[]): Fact {
  if (facts.includes(true)) return true;
  return facts.includes(null) ? null : false;
}

/** A fact about being allowed as it is told. */
export function verdictOf(fact: Fact): PermissionVerdict {
  if (fact === null) return 'depends';
  return fact ? 'allowed' : 'denied';
}
