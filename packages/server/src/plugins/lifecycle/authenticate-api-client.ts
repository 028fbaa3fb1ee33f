import { forbidden, unauthorized } from '../../errors/request-errors.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ApiClient, ApiClientCall } from '../../plugin-api/api-client.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

/**
 * Authenticates an API client with the plugins in order; the first that recognizes the caller decides.
 * @throws AppError UNAUTHORIZED (401) when none does, FORBIDDEN (403) when the caller lacks the permission
 */
export async function authenticateApiClient(
  plugins: readonly Pick<ServerPlugin, 'id' | 'authenticateApiClient'>[],
  contextOf: (pluginId: string) => PluginContext,
  call: ApiClientCall,
): Promise<ApiClient> {
  for (const { id, authenticateApiClient: authenticate } of plugins) {
    const result = (await authenticate?.(call, contextOf(id))) ?? 'unknown';
    if (result === 'refused') throw forbidden();
    if (result !== 'unknown') return result;
  }
  throw unauthorized();
}
