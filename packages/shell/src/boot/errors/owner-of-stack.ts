import type { Registry } from '../../extension/resolution/registry.ts';
import type { Culprit } from './owner-of-target.ts';

/** Returns every function inside a contribution that may be a loader. */
function loadersIn(value: unknown, depth = 0): readonly (() => unknown)[] {
  if (typeof value === 'function') return [value as () => unknown];
  if (typeof value !== 'object' || value === null || depth > 2) return [];
  return Object.values(value).flatMap((part) => loadersIn(part, depth + 1));
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the plugin whose files are in an error's stack; undefined for none or several. */
export function ownerOfStack(stack: string | undefined, registry: Registry): Culprit | undefined {
  if (!stack) return undefined;
  const owners = registry.plugins.filter(({ contributes = [] }) =>
    contributes
      .flatMap(({ entries }) => entries.flatMap(({ value }) => loadersIn(value)))
      .flatMap(chunkNames)
      .some((name) => stack.includes(`/${fileName(name)}`)),
  );
  const [owner] = owners;
  return owner && owners.length === 1 ? { pluginId: owner.id } : undefined;
}

const scriptName = /["'`]([^"'`\s]*?[^"'`\s/]+\.(?:m?[jt]sx?|json))(?:\?[^"'`]*)?["'`]/g;

/**
 * Returns the files that a loader imports, from its source text: after bundling, no other code states which chunk
 * belongs to which plugin.
 */
export function chunkNames(load: () => unknown): readonly string[] {
  const names = [...String(load).matchAll(scriptName)].map(([, name = '']) => name);
  return [...new Set(names)];
}
