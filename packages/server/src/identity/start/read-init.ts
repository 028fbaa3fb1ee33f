import type { Init } from '@admin/contract';
import type { IdentityContext } from '../identity-context.ts';
import { projectSettingsOf, readSettings } from '../settings/stored-settings.ts';

/** What the panel must know before anybody signed in. */
export async function readInit({
  tables,
  config,
}: Pick<IdentityContext, 'tables' | 'config'>): Promise<Init> {
  const settings = await readSettings(tables, ['uuid', 'first-admin', 'project-settings']);
  const { menuLogo, authLogo } = projectSettingsOf(settings.get('project-settings'));
  return {
    uuid: String(settings.get('uuid')),
    hasAdmin: settings.has('first-admin'),
    menuLogo: menuLogo?.url ?? null,
    authLogo: authLogo?.url ?? null,
    ...(config.smtpUrl === null && { mail: 'file' as const }),
  };
}
