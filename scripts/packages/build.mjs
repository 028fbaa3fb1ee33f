import { emitPackage } from './emit.mjs';
import { packages } from './workspaces.mjs';

/** Builds every package into its `dist`, each as soon as those are there that it is made on. */
export async function buildPackages() {
  const all = new Map(packages().map((workspace) => [workspace.name, workspace]));
  /** @type {Map<string, Promise<void>>} */
  const building = new Map();
  const build = (name) => {
    const begun = building.get(name);
    if (begun) return begun;
    const workspace = all.get(name);
    if (!workspace) throw new Error(`${name} is no package of this repository.`);
    const built = Promise.all(workspace.above.map(build)).then(() => emitPackage(workspace));
    building.set(name, built);
    return built;
  };
  await Promise.all([...all.keys()].map(build));
}
