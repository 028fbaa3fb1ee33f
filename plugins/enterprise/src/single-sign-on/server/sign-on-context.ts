import { deriveKeyRef, type PluginContext } from '@admin/server';
import { createDiscovery, type Discovery } from './discovery.ts';
import { readProviders, type Provider } from './providers.ts';
import { createSecretBox, type SecretBox } from './secrets.ts';
import { SignOnError } from './sign-on-error.ts';

/** The context of the operations of single sign-on. */
export interface SignOnContext {
  readonly server: PluginContext;
  readonly box: SecretBox;
  readonly discovery: Discovery;
}

/** Creates the context. */
export function createSignOnContext(server: PluginContext): SignOnContext {
  const box = createSecretBox(server.get(deriveKeyRef)('single-sign-on/secrets'));
  return { server, box, discovery: createDiscovery() };
}

/**
 * Returns a provider by its uid.
 * @throws SignOnError provider-unknown
 */
export async function findProvider({ server, box }: SignOnContext, uid: string): Promise<Provider> {
  const provider = (await readProviders(server, box)).find((one) => one.uid === uid);
  if (provider === undefined) throw new SignOnError('provider-unknown');
  return provider;
}
