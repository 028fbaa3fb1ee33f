import { defineServerPlugin, originOf, route } from '@admin/server';
import { projectEndpoints } from '../../endpoints/project.ts';
import { projectActions, releaseFeature } from '../../settings-actions.ts';
import { releaseJob, releaseRoutes, releaseWatch, releaseWatchRef } from '../releases/release-watch.ts';
import { releasesUrl } from '../releases/releases-url.ts';
import { releaseMigrations } from '../releases/stored-release.ts';
import { undeliveredEventsRoutes } from '../undelivered-events/undelivered-events-routes.ts';
import { logoTables, readStoredLogos } from './stored-logos.ts';
import { updateLogos } from './update-logos.ts';

/** Settings of the project: its logos, which are public, failed events, and new releases. */
export const projectServer = defineServerPlugin({
  id: 'project-settings',
  title: 'Project settings',
  panelPlugin: 'settings',
  description: 'The logos of the panel, and notifications about new releases.',
  version: '0.1.0',
  variables: [releasesUrl],
  features: [{ name: releaseFeature, variable: releasesUrl }],
  migrations: releaseMigrations,
  services: [releaseWatch],
  jobs: [releaseJob],
  actions: [
    {
      id: projectActions.update,
      section: 'settings',
      displayName: 'Update the project level settings',
      category: 'project',
      subCategory: 'general',
    },
  ],
  routes: [
    route(projectEndpoints.readProjectSettings, ({ services }) =>
      readStoredLogos(logoTables(services.database)),
    ),
    route(projectEndpoints.updateProjectSettings, ({ services, actor, body }) =>
      updateLogos(services, body, originOf(actor.permissions)),
    ),
    ...undeliveredEventsRoutes,
    ...releaseRoutes,
  ],
  async init({ database }) {
    const { menuLogo, authLogo } = await readStoredLogos(logoTables(database));
    return { menuLogo: menuLogo?.url ?? null, authLogo: authLogo?.url ?? null };
  },
  onReady: (server) => server.get(releaseWatchRef).checkFirst(),
});
