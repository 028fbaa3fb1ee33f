import type { Init } from '@admin/contract';
import type { IdentityContext } from '../identity-context.ts';
import { readSettings } from '../settings/stored-settings.ts';

/** What the panel must know before anybody signed in. */
export async function readInit({
  tables,
  config,
  readInitFacts,
}: Pick<IdentityContext, 'tables' | 'config' | 'readInitFacts'>): Promise<Init> {
  const [settings, facts] = await Promise.all([
    readSettings(tables, ['uuid', 'first-admin']),
    readInitFacts(),
  ]);
  const own = { uuid: String(settings.get('uuid')), hasAdmin: settings.has('first-admin') };
  return { ...own, ...facts, ...own, ...(config.smtpUrl === null && { mail: 'file' as const }) };
}
