import type { Schemas } from '@admin/content-model';
import type { Route } from '@admin/server';
import { requireValidProjections } from '../parameters/declared-projections.ts';
import { servedTypes } from '../served-types.ts';
import { readRoutes } from './read-routes.ts';
import { writeRoutes } from './write-routes.ts';

/**
 * Returns the routes of all content types of the application.
 * @throws Error for an invalid declared projection
 */
export function contentRoutes(schemas: Schemas): readonly Route[] {
  for (const contentType of servedTypes(schemas)) requireValidProjections(contentType, schemas);
  return servedTypes(schemas).flatMap((contentType) => [
    ...readRoutes(contentType),
    ...writeRoutes(contentType),
  ]);
}
