import type { Init } from '@admin/contract';

/** The facts that plugins add to the public response before sign-in, as far as the contract defines them. */
export type InitFacts = Partial<Omit<Init, 'uuid' | 'hasAdmin' | 'mail'>>;
