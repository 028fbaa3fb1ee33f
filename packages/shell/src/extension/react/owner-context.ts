import { createContext } from 'react';

/** Whose contribution is being rendered. */
export interface ContributionOwner {
  readonly pluginId: string;
  readonly contributionId: string;
}

/** Set by every contribution's boundary, so that the host knows on whose behalf a service is asked for. */
export const OwnerContext = createContext<ContributionOwner | null>(null);
