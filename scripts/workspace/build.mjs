import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { product, root } from './paths.mjs';
import { runOrExit } from './run.mjs';

const atrium = `${root}/packages/cli/src/atrium.js`;
const stamp = `${product}/dist/.built-sources`;
const built = ['packages', 'plugins', 'examples'];
const ignored = /^(node_modules|dist|\.astro|seed|.*\.(test|test-d|stories)\.(tsx?|mjs)|.*\.md)$/;

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (ignored.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

/** @returns {readonly string[]} every file that can be part of the built product, plugins of the examples included */
export function builtFrom() {
  return built.flatMap((folder) => [...filesIn(join(root, folder))]);
}

/**
 * @param {readonly string[]} tools files that influence the build
 * @returns {string} a digest of sources and tools
 */
export function sourcesHash(tools) {
  const hash = createHash('sha256');
  for (const file of [...builtFrom(), `${root}/package-lock.json`, ...tools]) {
    hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Builds panel and server of the product, unless their sources are unchanged since the last build.
 *
 * @param {{ force?: boolean, idle?: boolean }} [options] `idle` runs the build at the lowest priority
 */
export async function ensureBuilt({ force = false, idle = false } = {}) {
  const hash = sourcesHash([`${root}/vite.shared.ts`]);
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await runOrExit(process.execPath, [atrium, 'build'], { cwd: product, idle });
  writeFileSync(stamp, hash);
}
