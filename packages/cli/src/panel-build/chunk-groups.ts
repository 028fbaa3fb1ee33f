import type { Plugin } from 'vite';
import type { DescribedPackage } from './described-packages.ts';

/** A named chunk of the panel. */
export interface ChunkGroup {
  readonly name: string;
  /** The ids of modules that the chunk contains, together with what they import. */
  readonly modules: ReadonlySet<string>;
  readonly priority: number;
  /** Whether the chunk is a classic script. */
  readonly classic: boolean;
}

/**
 * Returns the chunks that packages declare, by priority, each with the modules that other packages add. Modules of a chunk that no
 * installed package declares are not grouped.
 *
 * @throws {Error} if two packages declare the same chunk, or a module does not exist
 */
export function chunkGroups(packages: readonly DescribedPackage[]): readonly ChunkGroup[] {
  const parts = packages.flatMap((described) =>
    Object.entries(described.spec.chunks ?? {}).map(([name, chunk]) => ({ name, chunk, described })),
  );
  const declared = parts.filter(({ chunk }) => chunk.priority !== undefined);
  const groups = declared.map(({ name, chunk: { priority = 0, classic = false }, described }) => {
    const other = declared.find((one) => one.name === name && one.described !== described);
    if (other)
      throw new Error(`${described.name} and ${other.described.name} both declare the chunk "${name}".`);
    const paths = parts.filter((part) => part.name === name);
    const modules = paths.flatMap((part) => part.chunk.modules.flatMap((path) => part.described.find(path)));
    return { name, modules: new Set(modules.map(({ id }) => id)), priority, classic };
  });
  return groups.toSorted((one, other) => other.priority - one.priority);
}

/**
 * Fails a build in which a chunk lacks a module of a plugin that the panel contains: after a module is moved, its chunk
 * would silently dissolve.
 *
 * @param packages those whose main module the panel contains
 */
export function requireChunkModules(packages: () => readonly DescribedPackage[]): Plugin {
  return {
    name: 'require-chunk-modules',
    apply: 'build',
    generateBundle() {
      const ids = new Set(this.getModuleIds());
      for (const { name, spec, find } of packages()) {
        for (const [chunk, { modules }] of Object.entries(spec.chunks ?? {})) {
          const missing = modules.find((path) => find(path).every(({ id }) => !ids.has(id)));
          if (missing !== undefined) {
            this.error(
              `atrium.panelBuild in the package.json of ${name} adds ${missing} to the chunk "${chunk}", but no module of the panel imports it.`,
            );
          }
        }
      }
    },
  };
}
