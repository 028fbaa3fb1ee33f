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
  /** True if browsers compile all functions of a classic script when it loads. */
  readonly compiled: boolean;
  /** True if a classic script contains its style sheet. */
  readonly inlineStyles: boolean;
  /** True if the chunk contains no module that code outside of exclusive chunks imports. */
  readonly exclusive: boolean;
  /** The name of the chunk with the style sheets of this one. */
  readonly styles?: string;
}

/** The modules of a build, by id, with what they import. */
export interface ModuleGraph {
  readonly entries: readonly string[];
  /** Returns the ids that a module imports, and those that it loads by `import()`. */
  readonly importsOf: (id: string) => { readonly fixed: readonly string[]; readonly lazy: readonly string[] };
}

/** Adds modules and what `next` returns for them to a new set. */
function reached(from: Iterable<string>, next: (id: string) => readonly string[]): Set<string> {
  const seen = new Set<string>(from);
  // A set visits what is added to it meanwhile.
  for (const id of seen) for (const other of next(id)) seen.add(other);
  return seen;
}

const isStyle = (id: string): boolean => /\.css(?:\?|$)/.test(id);

/**
 * Returns the modules of each chunk by its name: for exclusive chunks, also what they import, except for modules that are
 * reached without exclusive chunks. Pages that share such a module do not load the rest of the chunk.
 */
export function chunkModules(
  groups: readonly ChunkGroup[],
  { entries, importsOf }: ModuleGraph,
): ReadonlyMap<string, ReadonlySet<string>> {
  const exclusive = groups.filter((group) => group.exclusive);
  const starts = new Set(exclusive.flatMap(({ modules }) => [...modules]));
  const shared = reached(entries, (id) => {
    const { fixed, lazy } = importsOf(id);
    return [...fixed, ...lazy].filter((other) => !starts.has(other));
  });
  const result = new Map(groups.map(({ name, modules }) => [name, new Set(modules)]));
  for (const { name, modules, styles = name } of exclusive) {
    const own = reached(modules, (id) => importsOf(id).fixed.filter((other) => !shared.has(other)));
    result.set(name, own);
    const target = result.get(styles) ?? own;
    for (const id of [...own].filter(isStyle)) {
      own.delete(id);
      target.add(id);
    }
  }
  return result;
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
  const groups = declared.map(({ name, chunk, described }) => {
    const {
      priority = 0,
      classic = false,
      compiled = false,
      inlineStyles = false,
      exclusive = false,
      styles,
    } = chunk;
    const other = declared.find((one) => one.name === name && one.described !== described);
    if (other)
      throw new Error(`${described.name} and ${other.described.name} both declare the chunk "${name}".`);
    const paths = parts.filter((part) => part.name === name);
    const modules = paths.flatMap((part) => part.chunk.modules.flatMap((path) => part.described.find(path)));
    const ids = new Set(modules.map(({ id }) => id));
    const flags = { classic, compiled, inlineStyles, exclusive };
    return { name, modules: ids, priority, ...flags, ...(styles !== undefined && { styles }) };
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
