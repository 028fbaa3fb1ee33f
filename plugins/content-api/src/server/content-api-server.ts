import { defineServerPlugin, provideService, type ActionDefinition } from '@admin/server';
import { publicAccessActions } from '../access-actions.ts';
import { publicAccessRoutes } from './access/public-access-routes.ts';
import { createPublicActions, publicActionMigrations, publicActionsRef } from './access/public-actions.ts';
import { changeMigrations, changeRecorder, retentionJob } from './changes/change-log.ts';
import { changeActions, changeRoutes } from './changes/change-routes.ts';
import { changeStreamsRef, createChangeStreams } from './changes/change-streams.ts';
import { descriptionActions, descriptionRoute } from './description/description-route.ts';
import { createResponses, responsesRef } from './responses/cached-responses.ts';
import { contentRoutes } from './routes/content-routes.ts';

const onPublicAccess = (id: string, displayName: string): ActionDefinition => ({
  id,
  section: 'settings',
  displayName,
  category: 'Content API',
  subCategory: 'Public access',
});

/** The server plugin: programs read and write content over HTTP. */
export const contentApiServer = defineServerPlugin({
  id: 'content-api',
  title: 'Content API',
  description: 'Websites and other programs read and write content over HTTP.',
  version: '0.1.0',
  migrations: [...publicActionMigrations, ...changeMigrations],
  recorders: [changeRecorder],
  jobs: [retentionJob],
  services: [
    provideService({
      ref: changeStreamsRef,
      factory: (_deps, services) => createChangeStreams(services),
      stop: (streams) => streams.close(),
    }),
    provideService({ ref: responsesRef, factory: (_deps, { database }) => createResponses(database) }),
    provideService({
      ref: publicActionsRef,
      factory: (_deps, { database, events }) => createPublicActions({ database, events }),
    }),
  ],
  actions: [
    onPublicAccess(publicAccessActions.read, 'Read'),
    onPublicAccess(publicAccessActions.update, 'Update'),
  ],
  contentApiActions: [...descriptionActions, ...changeActions],
  routes: [...publicAccessRoutes, ...changeRoutes, descriptionRoute],
  contentRoutes,
  async authenticateApiClient({ authorization, actionId }, server) {
    // Other plugins identify callers with a token.
    if (authorization !== undefined) return 'unknown';
    return (await server.get(publicActionsRef).callerOf(actionId)) ?? 'refused';
  },
});
