import type { Route } from '@admin/server';
import { apiTokenRoutes } from './api-token-routes.ts';
import { transferTokenRoutes } from './transfer-token-routes.ts';

/** The calls about tokens of both kinds. */
export const tokenRoutes: readonly Route[] = [...apiTokenRoutes, ...transferTokenRoutes];
