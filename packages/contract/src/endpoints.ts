import { contentManagerEndpoints } from './families/content-manager.ts';
import { currentUserEndpoints } from './families/current-user.ts';
import type { CallsOf } from './endpoint.ts';
import { entryEndpoints } from './families/entries.ts';
import { homeEndpoints } from './families/home.ts';
import { presenceEndpoints } from './families/presence.ts';
import { projectEndpoints } from './families/project.ts';
import { relationEndpoints } from './families/relations.ts';
import { rolesEndpoints } from './families/roles.ts';
import { savedViewEndpoints } from './families/saved-views.ts';
import { serverPluginEndpoints } from './families/server-plugins.ts';
import { sessionEndpoints } from './families/session.ts';
import { singleTypeEndpoints } from './families/single-types.ts';
import { usersEndpoints } from './families/users.ts';

/** Every call of the HTTP API by a name of its own. */
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
} as const;

/** Parameters, query, body and answer of each call by `METHOD /path`. */
export type Calls = CallsOf<typeof endpoints>;
