import type { Init } from '@admin/contract';

/** What plugins add to what everybody is told before they sign in, as far as the contract has a place for it. */
export type InitFacts = Partial<Omit<Init, 'uuid' | 'hasAdmin' | 'mail'>>;
