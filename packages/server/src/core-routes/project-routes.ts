import { endpoints } from '@admin/contract';
import { route, type Route } from '../plugin-api/index.ts';

/** Facts about the installation. */
export const projectRoutes: readonly Route[] = [
  route(endpoints.information, async ({ services }) => ({ data: await services.identity.readInformation() })),
  route(endpoints.telemetryProperties, ({ services }) => {
    const data = services.identity.telemetryProperties();
    return data && { data };
  }),
  route(endpoints.plugins, ({ services }) => ({ plugins: services.identity.installedPlugins() })),
];
