import { forbidden, unauthorized } from '../../errors/request-errors.ts';
import type { ServerServices } from '../../plugin-api/server-services.ts';
import type { Program, ProgramCall } from '../../plugin-api/program.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

/**
 * Asks the plugins that know programs who calls, one after the other; the first that knows decides.
 * @throws AppError UNAUTHORIZED (401) when none does, FORBIDDEN (403) for a program that may not do this
 */
export async function authenticateProgram(
  plugins: readonly Pick<ServerPlugin, 'id' | 'authenticateProgram'>[],
  servicesFor: (pluginId: string) => ServerServices,
  call: ProgramCall,
): Promise<Program> {
  for (const { id, authenticateProgram: authenticate } of plugins) {
    const answer = (await authenticate?.(call, servicesFor(id))) ?? 'unknown';
    if (answer === 'refused') throw forbidden();
    if (answer !== 'unknown') return answer;
  }
  throw unauthorized();
}
