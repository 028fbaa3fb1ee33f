import { endpoints } from '@admin/contract';
import { findRecentWork } from '../../content/operations/recent/index.ts';
import { route, type Route } from '../../plugins/definition/index.ts';

/** Facts about the installation and its looks, and what happened in it lately. */
export const projectRoutes: readonly Route[] = [
  route(endpoints.information, async ({ services }) => ({ data: await services.identity.readInformation() })),
  route(endpoints.telemetryProperties, ({ services }) => {
    const data = services.identity.telemetryProperties();
    return data && { data };
  }),
  route(endpoints.plugins, ({ services }) => ({ plugins: services.identity.installedPlugins() })),
  route(endpoints.readProjectSettings, ({ services }) => services.identity.readProjectSettings()),
  route(endpoints.updateProjectSettings, ({ services, body }) =>
    services.identity.updateProjectSettings(body),
  ),
  route(endpoints.readRecentWork, async ({ services, actor }) => ({
    data: await findRecentWork(services.content, actor.permissions),
  })),
];
