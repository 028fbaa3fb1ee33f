import { createContext } from 'react';
import type { ContributionOwner } from '../core/contribution-types.ts';

/** Set by every contribution's boundary, so that the host knows on whose behalf a service is asked for. */
export const OwnerContext = createContext<ContributionOwner | null>(null);
