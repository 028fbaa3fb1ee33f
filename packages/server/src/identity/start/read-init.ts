import type { Init } from '@admin/contract';
import type { IdentityContext } from '../identity-context.ts';
import { readSettings } from '../settings/stored-settings.ts';

/** Reads what the panel must know before the sign-in, without the facts of plugins. */
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
