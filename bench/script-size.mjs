import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { product, root } from '../scripts/workspace/paths.mjs';

/** The folder of the built panel. */
export const panelFolder = `${product}/dist/panel`;

/**
 * @typedef {{ file: string, name?: string, src?: string, isEntry?: boolean, imports?: readonly string[] }} Chunk
 * @typedef {{ module: string, scripts: readonly string[] }} LoadedModule `scripts` excludes
 *   those of earlier modules in the same list
 */

/** @returns {Readonly<Record<string, Chunk>>} the manifest of the build, by source module */
function readManifest() {
  return JSON.parse(readFileSync(`${panelFolder}/.vite/manifest.json`, 'utf8'));
}

const readDocument = () => readFileSync(`${panelFolder}/index.html`, 'utf8');

/** Returns the brotli size of the inline script, which is all that the sign-in form needs. */
export function documentScriptSize() {
  const inside = readDocument().matchAll(
    /<script(?![^>]*(?: src=| type="application))[^>]*>([^]*?)<\/script>/g,
  );
  return brotliCompressSync([...inside].map(([, script]) => script).join('\n')).length;
}

/** Returns the scripts of the document, as paths in the folder of the panel. */
function documentScripts() {
  // Another template contains scripts that are loaded on demand.
  const [, start = ''] = /<template id="admin-start">([^]*?)<\/template>/.exec(readDocument()) ?? [];
  return [...start.matchAll(/<script[^>]+src="\.\/([^"]+)"/g)].map(([, file]) => file);
}

/**
 * Returns the scripts of the page, then those of each given module, which the page imports dynamically.
 *
 * @param {readonly string[]} modules paths in the repository, or chunk names
 * @returns {readonly LoadedModule[]} the page first
 * @throws {Error} if a module is not a chunk, because the list is outdated
 */
export function loadedScripts(modules) {
  const manifest = readManifest();
  const seen = new Set();

  /** @param {Chunk} chunk @returns {string[]} */
  const collect = (chunk) => {
    if (seen.has(chunk.file)) return [];
    seen.add(chunk.file);
    return [chunk.file, ...(chunk.imports ?? []).flatMap((key) => collect(manifest[key]))];
  };

  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const page = {
    module: 'the page itself',
    scripts: documentScripts().flatMap((file) => collect(byFile.get(file) ?? { file })),
  };
  const later = modules.map((module) => {
    const chunk =
      manifest[relative(product, join(root, module))] ??
      Object.values(manifest).find(({ name }) => name === module);
    if (!chunk) throw new Error(`bench/budgets.json names ${module}, which is no chunk of the built panel.`);
    return { module, scripts: collect(chunk) };
  });
  return [page, ...later];
}

/**
 * Returns the transferred size of a script: that of its brotli file, or of the script if there is none.
 *
 * @param {string} script path in the panel's folder
 */
export function wireSize(script) {
  const compressed = `${panelFolder}/${script}.br`;
  return statSync(existsSync(compressed) ? compressed : `${panelFolder}/${script}`).size;
}

/**
 * Returns the largest script among those of the modules in a folder, without its subfolders.
 *
 * @param {string} folder path in the repository
 * @returns {{ module: string, bytes: number }}
 */
export function largestIn(folder) {
  const prefix = `${relative(product, join(root, folder))}/`;
  const sizes = Object.entries(readManifest())
    .filter(([module]) => module.startsWith(prefix) && !module.slice(prefix.length).includes('/'))
    .map(([module, { file }]) => ({ module: module.slice(prefix.length), bytes: wireSize(file) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const [largest] = sizes;
  if (!largest) throw new Error(`bench/budgets.json names ${folder}, which has no chunk of the built panel.`);
  return largest;
}

/**
 * @returns {Readonly<Record<string, { title: string, limit: number, modules?: readonly string[],
 *   after?: readonly string[], largestIn?: string }>>} without modules for the inline script, or for the largest
 *   script of a folder; `after` lists modules whose scripts do not count
 */
export function readBudgets() {
  return JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
}
