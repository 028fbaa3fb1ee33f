import { contentManagerEndpoints } from './endpoints/content-manager.ts';
import { currentUserEndpoints } from './endpoints/current-user.ts';
import type { CallsOf } from './endpoint.ts';
import { entryEndpoints } from './endpoints/entries.ts';
import { homeEndpoints } from './endpoints/home.ts';
import { presenceEndpoints } from './endpoints/presence.ts';
import { projectEndpoints } from './endpoints/project.ts';
import { relationEndpoints } from './endpoints/relations.ts';
import { rolesEndpoints } from './endpoints/roles.ts';
import { savedViewEndpoints } from './endpoints/saved-views.ts';
import { serverPluginEndpoints } from './endpoints/server-plugins.ts';
import { sessionEndpoints } from './endpoints/session.ts';
import { singleTypeEndpoints } from './endpoints/single-types.ts';
import { usersEndpoints } from './endpoints/users.ts';
import { visitEndpoints } from './endpoints/visit.ts';

/** All calls of the HTTP API by unique names. */
export const endpoints = {
  ...sessionEndpoints,
  ...currentUserEndpoints,
  ...usersEndpoints,
  ...rolesEndpoints,
  ...projectEndpoints,
  ...serverPluginEndpoints,
  ...homeEndpoints,
  ...contentManagerEndpoints,
  ...savedViewEndpoints,
  ...entryEndpoints,
  ...singleTypeEndpoints,
  ...relationEndpoints,
  ...presenceEndpoints,
  ...visitEndpoints,
} as const;

/** Parameters, query, body and response of each call by `METHOD /path`. */
export type Calls = CallsOf<typeof endpoints>;
