import { defineServerPlugin, provideService, type ActionDefinition } from '@admin/server';
import { explorerAction, publicAccessActions } from '../access-actions.ts';
import { explorerRoute } from './access/explorer-route.ts';
import { signedAccess, signedAccessRef } from './access/signed-access.ts';
import { publicAccessRoutes } from './access/public-access-routes.ts';
import { createPublicActions, publicActionMigrations, publicActionsRef } from './access/public-actions.ts';
import { changeMigrations, changeRecorder, retentionJob } from './changes/change-log.ts';
import { changeActions, changeRoutes } from './changes/change-routes.ts';
import { changeStreamsRef, createChangeStreams } from './changes/change-streams.ts';
import { descriptionActions, descriptionRoute } from './description/description-route.ts';
import { namedProjections } from './parameters/declared-projections.ts';
import { previewOrigins, previewRoute } from './preview/preview-routes.ts';
import { previewUrl } from './preview/preview-variable.ts';
import { createResponses, responsesRef } from './responses/cached-responses.ts';
import { contentRoutes } from './routes/content-routes.ts';

const inSettings = (id: string, displayName: string, subCategory: string): ActionDefinition => ({
  id,
  section: 'settings',
  displayName,
  category: 'Content API',
  subCategory,
});

/** The server plugin: programs read and write content over HTTP. */
export const contentApiServer = defineServerPlugin({
  id: 'content-api',
  title: 'Content API',
  description: 'Websites and other programs read and write content over HTTP.',
  version: '0.1.0',
  variables: [previewUrl],
  migrations: [...publicActionMigrations, ...changeMigrations],
  recorders: [changeRecorder],
  jobs: [retentionJob],
  services: [
    signedAccess,
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
    inSettings(publicAccessActions.read, 'Read', 'Public access'),
    inSettings(publicAccessActions.update, 'Update', 'Public access'),
    inSettings(explorerAction, 'Use', 'API explorer'),
  ],
  contentApiActions: [...descriptionActions, ...changeActions],
  routes: [...publicAccessRoutes, ...changeRoutes, descriptionRoute, previewRoute, explorerRoute],
  contentRoutes,
  namedProjections,
  panelOrigins: (server) => ({ frame: [...new Set(previewOrigins(server).values())] }),
  // The panel shows previews of these content types, and exchanges messages with this origin.
  contentTypeOptions: (server) =>
    Object.fromEntries([...previewOrigins(server)].map(([uid, previewOrigin]) => [uid, { previewOrigin }])),
  async authenticateApiClient(call, server) {
    const { authorization, actionId } = call;
    // Other plugins identify callers with API tokens.
    if (authorization !== undefined) return server.get(signedAccessRef).authenticate(call);
    return (await server.get(publicActionsRef).callerOf(actionId)) ?? 'refused';
  },
});
