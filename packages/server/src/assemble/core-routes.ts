import { identityRoutes } from '../identity/routes/index.ts';
import type { Route } from '../plugins/definition/index.ts';
import { listingRoutes } from '../plugins/listing/routes.ts';

/** The routes that every server has, whatever its plugins. */
export const coreRoutes: readonly Route[] = [...identityRoutes, ...listingRoutes];
