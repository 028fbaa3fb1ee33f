import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { product, root } from '../scripts/workspace/paths.mjs';

/** The folder of the built panel. */
export const panelFolder = `${product}/dist/panel`;

/**
 * @typedef {{ file: string, name?: string, src?: string, isEntry?: boolean, imports?: readonly string[] }} Chunk
 * @typedef {{ module: string, scripts: readonly string[] }} LoadedModule `scripts` are those that nothing
 *   before it in the same list has loaded already
 */

/** @returns {Readonly<Record<string, Chunk>>} what the build wrote, by source module */
function readManifest() {
  return JSON.parse(readFileSync(`${panelFolder}/.vite/manifest.json`, 'utf8'));
}

const readDocument = () => readFileSync(`${panelFolder}/index.html`, 'utf8');

/** Bytes of what runs inside of the document itself, with brotli: all the script that the form for signing in needs. */
export function documentScriptSize() {
  const inside = readDocument().matchAll(
    /<script(?![^>]*(?: src=| type="application))[^>]*>([^]*?)<\/script>/g,
  );
  return brotliCompressSync([...inside].map(([, script]) => script).join('\n')).length;
}

/** The scripts that the document names, as paths in the panel's folder. */
function documentScripts() {
  const document = readDocument();
  return [...document.matchAll(/<script[^>]+src="\.\/([^"]+)"/g)].map(([, file]) => file);
}

/**
 * The scripts that a browser fetches for the page itself and then for each of the given modules, which the
 * page imports when it needs them.
 *
 * @param {readonly string[]} modules paths in the repository, or names of chunks that the build puts together
 * @returns {readonly LoadedModule[]} the page first
 * @throws {Error} when a module is no chunk of its own: the list that names it is out of date
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
 * Bytes of a script on the wire: the brotli file beside it, or the script itself where it is too small for one.
 *
 * @param {string} script path in the panel's folder
 */
export function wireSize(script) {
  const compressed = `${panelFolder}/${script}.br`;
  return statSync(existsSync(compressed) ? compressed : `${panelFolder}/${script}`).size;
}

/**
 * @returns {Readonly<Record<string, { title: string, limit: number, modules?: readonly string[],
 *   after?: readonly string[] }>>} without modules for what the document itself runs; with `after`, what these modules and
 *   the page have fetched already does not count
 */
export function readBudgets() {
  return JSON.parse(readFileSync(new URL('budgets.json', import.meta.url), 'utf8'));
}
