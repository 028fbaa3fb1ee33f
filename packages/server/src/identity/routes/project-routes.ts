import { endpoints } from '@admin/contract';
import { route, type Route } from '../../plugins/definition/index.ts';

/** Facts about the installation, and its looks. */
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
];
