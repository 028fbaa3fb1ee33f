import { unknownPluginId } from '../../extension/problems/problem.ts';
import type { Registry } from '../../extension/resolution/registry.ts';
import type { Culprit } from './owner-of-target.ts';

/**
 * Whose files stand in an error's stack. Reading stacks is for the rare case: its code comes when there is one to
 * read, and without it the plugin is unknown.
 */
export async function traceError(cause: unknown, registry: Registry): Promise<Culprit> {
  const stack = cause instanceof Error ? cause.stack : undefined;
  const culprit = await import('./owner-of-stack.ts').then(
    ({ ownerOfStack }) => ownerOfStack(stack, registry),
    () => undefined,
  );
  return culprit ?? { pluginId: unknownPluginId };
}
