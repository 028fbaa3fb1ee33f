import type { Schemas } from '@admin/content-model';
import type { Route } from '@admin/server';
import { servedTypes } from '../served-types.ts';
import { readRoutes } from './read-routes.ts';
import { writeRoutes } from './write-routes.ts';

/** Returns the routes of all content types of the application. */
export function contentRoutes(schemas: Schemas): readonly Route[] {
  return servedTypes(schemas).flatMap((contentType) => [
    ...readRoutes(contentType),
    ...writeRoutes(contentType),
  ]);
}
