import type { InstalledPlugin, Information, ProjectType } from '@admin/contract';
import type { IdentityContext } from '../identity-context.ts';
import { readInstallationId } from '../settings/stored-settings.ts';

/** The names under which the parts of the enterprise edition are known. */
const enterpriseFeatures = ['sso', 'audit-logs', 'review-workflows'] as const;

/** Which edition runs here. */
export function projectType({ config }: Pick<IdentityContext, 'config'>): ProjectType {
  const features = config.enterprise ? enterpriseFeatures.map((name) => ({ name })) : [];
  return { isEE: config.enterprise, features, flags: { nps: config.nps, promoteEE: false } };
}

/** What runs here, for people who are signed in. */
export async function readInformation(
  context: Pick<IdentityContext, 'config' | 'tables'>,
  version: string | null,
): Promise<Information> {
  return {
    currentEnvironment: process.env['NODE_ENV'] ?? 'production',
    autoReload: false,
    strapiVersion: version,
    dependencies: {},
    projectId: await readInstallationId(context.tables),
    nodeVersion: process.version,
    communityEdition: !context.config.enterprise,
    useYarn: false,
  };
}

/** The plugins of this server. */
export function installedPlugins({ plugins }: Pick<IdentityContext, 'plugins'>): InstalledPlugin[] {
  return plugins.map(({ id, displayName, description }) => ({
    name: id,
    displayName,
    ...(description === undefined ? {} : { description }),
  }));
}
