import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from '../workspace/paths.mjs';
import { run } from '../workspace/run.mjs';

/** Files that the compiler generates, and documentation. */
const notCopied = new Set(['.ts', '.tsx', '.md']);

/** In a cache folder from which types of libraries resolve. */
export const cacheFolder = `${root}/node_modules/.cache/packages`;

/** Returns the compiler configuration of a package: the modules of its `exports` and their imports. */
function compilerConfig({ folder, entries }) {
  return {
    extends: `${root}/tsconfig.base.json`,
    compilerOptions: {
      // Other packages are read from their builds, as in an installation.
      customConditions: [],
      // `npm run typecheck` checks the same sources.
      noCheck: true,
      rootDir: `${folder}/src`,
      outDir: `${folder}/dist`,
      declaration: true,
      declarationMap: true,
      sourceMap: true,
      types: ['node', 'vite/client'],
    },
    files: [`${root}/css.d.ts`, ...entries.map(({ source }) => join(folder, source))],
  };
}

/**
 * Builds one package into its `dist`: one output module for each source module, so that dynamic imports stay separate files,
 * together with style sheets, texts and programs. Its dependencies must be built.
 *
 * @param {import('./workspaces.mjs').Package} workspace
 * @throws {Error} with the compiler's output
 */
export async function emitPackage(workspace) {
  const { name, folder } = workspace;
  const dist = `${folder}/dist`;
  const config = `${cacheFolder}/${name.replace('/', '-')}.json`;
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(config, JSON.stringify(compilerConfig(workspace)));
  const { code, output } = await run('tsc', ['-p', config], { quiet: true });
  if (code !== 0) throw new Error(`${name} cannot be built:\n${output}`);
  cpSync(`${folder}/src`, dist, {
    recursive: true,
    filter: (path) => extname(path) === '' || !notCopied.has(extname(path)),
  });
  copyFileSync(`${root}/LICENSE`, `${dist}/LICENSE`);
}
