import { unknownPluginId } from '../../extension/problems/problem.ts';
import type { Registry } from '../../extension/resolution/registry.ts';
import type { Culprit } from './owner-of-target.ts';

/**
 * Returns the plugin whose files are in an error's stack. The code that reads stacks loads with the first error; if it
 * fails to load, the plugin is unknown.
 */
export async function traceError(cause: unknown, registry: Registry): Promise<Culprit> {
  const stack = cause instanceof Error ? cause.stack : undefined;
  const culprit = await import('./owner-of-stack.ts').then(
    (module) => module.ownerOfStack(stack, registry),
    () => undefined,
  );
  return culprit ?? { pluginId: unknownPluginId };
}
