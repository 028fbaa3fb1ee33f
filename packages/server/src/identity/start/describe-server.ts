import type { Init, InstalledPlugin, Information, TelemetryProperties } from '@admin/contract';
import type { IdentityContext } from '../identity-context.ts';
import { readSettings, readInstallationId } from '../stored-settings.ts';

/** Returns the facts that the panel needs before sign-in, without those of plugins. */
export async function readInit({
  tables,
  config,
}: Pick<IdentityContext, 'tables' | 'config'>): Promise<Init> {
  const settings = await readSettings(tables, ['uuid', 'first-admin']);
  return {
    uuid: String(settings.get('uuid')),
    hasAdmin: settings.has('first-admin'),
    ...(config.smtpUrl === null && { mail: 'file' as const }),
  };
}

/** Returns the versions and the environment of this server, for signed-in users. */
export async function readInformation(
  context: Pick<IdentityContext, 'config' | 'tables'>,
  version: string | null,
): Promise<Information> {
  return {
    currentEnvironment: context.config.nodeEnv ?? 'production',
    autoReload: false,
    strapiVersion: version,
    dependencies: {},
    projectId: await readInstallationId(context.tables),
    nodeVersion: process.version,
    communityEdition: !context.config.enterprise,
    useYarn: false,
  };
}

/**
 * Returns the telemetry properties; undefined without ANALYTICS_URL. They contain numbers only, nothing about the
 * content.
 */
export function telemetryProperties({
  config,
  schemas: { contentTypes, components },
}: Pick<IdentityContext, 'config' | 'schemas'>): TelemetryProperties | undefined {
  if (config.analyticsUrl === null) return undefined;
  const items = [...contentTypes.values(), ...components.values()];
  const zones = items.flatMap(({ attributes }) =>
    Object.values(attributes).filter(({ type }) => type === 'dynamiczone'),
  );
  return {
    useTypescriptOnServer: true,
    useTypescriptOnAdmin: true,
    isHostedOnStrapiCloud: false,
    numberOfAllContentTypes: contentTypes.size,
    numberOfComponents: components.size,
    numberOfDynamicZones: zones.length,
  };
}

/** Lists the plugins of this server. */
export function installedPlugins({ plugins }: Pick<IdentityContext, 'plugins'>): InstalledPlugin[] {
  return plugins.map(({ id, title, description }) => ({
    name: id,
    displayName: title,
    ...(description === undefined ? {} : { description }),
  }));
}
