import type { Plugin } from 'vite';

/** A named chunk, as Rolldown's `codeSplitting.groups` takes it. */
export interface ChunkGroup {
  readonly name: string;
  /** Modules that the chunk contains, together with what they import. */
  readonly modules: readonly RegExp[];
  readonly priority: number;
}

/** Returns the groups for `codeSplitting.groups`. */
export const codeSplittingGroups = (groups: readonly ChunkGroup[]) =>
  groups.map(({ name, modules, priority }) => ({
    name,
    test: (id: string) => modules.some((module) => module.test(id)),
    priority,
  }));

/** Fails a build in which a pattern matches no module: after a file is renamed, its chunk would silently dissolve. */
export function requireChunkModules(groups: readonly ChunkGroup[]): Plugin {
  return {
    name: 'require-chunk-modules',
    apply: 'build',
    generateBundle() {
      const ids = [...this.getModuleIds()];
      for (const { name, modules } of groups) {
        for (const module of modules) {
          if (!ids.some((id) => module.test(id)))
            this.error(`No module matches ${String(module)} of the chunk "${name}". Adapt vite.config.ts.`);
        }
      }
    },
  };
}
