import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { sourcesHash } from '../workspace/build.mjs';
import { root } from '../workspace/paths.mjs';
import { cacheFolder, emitPackage } from './emit.mjs';
import { packages } from './workspaces.mjs';

const stamp = `${cacheFolder}/built-sources`;
const tools = ['tsconfig.base.json', 'scripts/packages/emit.mjs'].map((file) => `${root}/${file}`);

/** Builds each package as soon as its dependencies are built. */
async function emitAll() {
  const all = new Map(packages().map((workspace) => [workspace.name, workspace]));
  /** @type {Map<string, Promise<void>>} */
  const building = new Map();
  const build = (name) => {
    const pending = building.get(name);
    if (pending) return pending;
    const workspace = all.get(name);
    if (!workspace) throw new Error(`${name} is not a package of this repository.`);
    const built = Promise.all(workspace.above.map(build)).then(() => emitPackage(workspace));
    building.set(name, built);
    return built;
  };
  await Promise.all([...all.keys()].map(build));
}

/** Builds every package into its `dist`, unless the sources are unchanged since the last build. */
export async function buildPackages({ force = false } = {}) {
  const hash = sourcesHash(tools);
  const isBuilt = packages().every(({ folder }) => existsSync(`${folder}/dist/LICENSE`));
  if (!force && isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, { force: true });
  await emitAll();
  writeFileSync(stamp, hash);
}
